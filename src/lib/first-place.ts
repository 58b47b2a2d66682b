/** Binary search for the first place at which the test holds; it must hold for all later places. */
export function firstPlace(length: number, test: (place: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (test(middle)) high = middle
    else low = middle + 1
  }
  return low
}
