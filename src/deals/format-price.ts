/** `$9.80`, `$68`, `$1,299`: no cents in whole amounts. */
export function formatPrice(dollars: number): string {
  const [whole = '', cents = ''] = dollars.toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return cents === '00' ? `$${grouped}` : `$${grouped}.${cents}`
}
