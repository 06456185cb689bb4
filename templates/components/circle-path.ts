/** Path data of a circle around 0, 0 from its top: the W3C validator accepts `pathLength` on paths only. */
export const circlePath = (radius: number) =>
  `M0 ${-radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0 ${-2 * radius}`;
