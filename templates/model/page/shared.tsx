import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { marks } from './pieces.ts';
import { useRenderContext } from './render-context.tsx';

/**
 * Makes of a part one that is rendered once for all places that give it the same. It is given its properties and nothing of
 * the page: around it there is no context.
 * @param keyOf tells apart what looks different.
 */
export function shared<Props extends object>(Part: ComponentType<Props>, keyOf: (props: Props) => string): ComponentType<Props> {
  return function Shared(props) {
    const { pieces, keep } = useRenderContext();
    const draw = () => renderToStaticMarkup(createElement(Part, props));
    // React ends each path on its own; in a drawing a slash does (HTML, 13.1.2.1).
    pieces.push(keep(Part, keyOf(props), () => draw().replaceAll('></path>', '/>')));
    return marks.whole;
  };
}
