/** What the component and the island of a block of a site import, as `qiyam/parts`. Whoever takes one gets no other with it. */
/** Styles of a component, as CSS with nesting: gives the name of their class. https://linaria.dev */
export { css } from '@linaria/core';
export { ownDirection } from '../direction/own-direction.ts';
export { Island, PlainIsland, type Strategy } from '../islands/island.tsx';
export { Slot } from '../islands/slot.tsx';
export { fill } from '../labels/fill.ts';
export { useLabels, useLabelsOf, useRenderContext, useUniqueId } from '../page/render-context.tsx';
export { ButtonGroup, ButtonLink } from '../parts/button.tsx';
export { formatNumber, type NumberStyle } from '../parts/format-number.ts';
export { type DayStyle, formatDay, formatTime } from '../parts/format-time.ts';
export { FramedPicture } from '../parts/framed-picture.tsx';
export { Icon } from '../parts/icon.tsx';
export { IconTile } from '../parts/icon-tile.tsx';
export { inline, wordsOf } from '../parts/inline.tsx';
export { Picture } from '../parts/picture.tsx';
export { pictureSizes } from '../parts/picture-sizes.ts';
export { Prose } from '../parts/prose.tsx';
export { Section } from '../parts/section.tsx';
export { TextLink } from '../parts/text-link.tsx';
export type { Planned } from '../planned/planned.ts';
export { from } from '../theme/tokens.ts';
