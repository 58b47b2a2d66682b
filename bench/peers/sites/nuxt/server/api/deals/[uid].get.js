import deals from '../../deals.json'

export default defineEventHandler((event) => {
  const uid = getRouterParam(event, 'uid')
  const deal = deals.find((one) => one.uid === uid)
  return { deal, others: deals.filter((other) => other.uid !== uid).slice(0, 4) }
})
