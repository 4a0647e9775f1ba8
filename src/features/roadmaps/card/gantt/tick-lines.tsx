/** Hairlines where days or weeks begin, each place in percent. */
export const TickLines = ({ lines }: { lines: number[] }) =>
  lines.map((place) => (
    <line
      key={place}
      x1={`${place}%`}
      x2={`${place}%`}
      y1="0"
      y2="100%"
      className="stroke-line"
      strokeWidth={1}
    />
  ))
