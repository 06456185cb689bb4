/**
 * Public entry point `qiyam/parts`: for component and island of a custom block. Tree-shakeable: importing one part does not
 * load the others.
 */
/** Styles of a component as CSS with nesting; returns the class name. https://linaria.dev */
export { css } from '@linaria/core';
export { ButtonGroup, ButtonLink } from '../components/button.tsx';
export { formatNumber, type NumberStyle } from '../components/format-number.ts';
export { type DayStyle, formatDay, formatTime } from '../components/format-time.ts';
export { FramedPicture } from '../components/framed-picture.tsx';
export { Icon } from '../components/icon.tsx';
export { IconTile } from '../components/icon-tile.tsx';
export { inline, wordsOf } from '../components/inline.tsx';
export { Picture } from '../components/picture.tsx';
export { pictureSizes } from '../components/picture-sizes.ts';
export { Prose } from '../components/prose.tsx';
export { Section } from '../components/section.tsx';
export { TextLink } from '../components/text-link.tsx';
export { fill } from '../model/labels/fill.ts';
export { useLabels, useLabelsOf, useRenderContext, useUniqueId } from '../model/page/render-context.tsx';
export type { Planned } from '../model/planned/planned.ts';
export { ownDirection } from '../runtime/direction/own-direction.ts';
export { Island, PlainIsland, type Strategy } from '../runtime/islands/island.tsx';
export { Slot } from '../runtime/islands/slot.tsx';
export { from } from '../theme/tokens.ts';
