/** Path data of a circle around 0, 0 from its top: the checker of the W3C knows `pathLength` of paths alone. */
export const circlePath = (radius: number) =>
  `M0 ${-radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0 ${-2 * radius}`;
