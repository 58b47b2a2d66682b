/** Changes a value through a part of it. `from` is what the part was changed from, if that is older than what is shown. */
export function changeInside<Part, Whole>(
  onChange: (whole: Whole, from?: Whole) => void,
  toWhole: (part: Part) => Whole,
): (part: Part, from?: Part) => void {
  return (part, from) => onChange(toWhole(part), from === undefined ? undefined : toWhole(from))
}
