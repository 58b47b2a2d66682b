import deals from '../../deals.json'

export default defineEventHandler(() => deals)
