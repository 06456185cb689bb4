import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { marks } from './pieces.ts';
import { useRenderContext } from './render-context.tsx';

/**
 * Makes a component that is rendered once for all places with equal props. It gets its props only: no context is available
 * inside.
 * @param keyOf key that distinguishes different output
 */
export function shared<Props extends object>(Part: ComponentType<Props>, keyOf: (props: Props) => string): ComponentType<Props> {
  return function Shared(props) {
    const { pieces, keep } = useRenderContext();
    const draw = () => renderToStaticMarkup(createElement(Part, props));
    // React writes closing tags for paths; in SVG a slash is enough (HTML, 13.1.2.1).
    pieces.push(keep(Part, keyOf(props), () => draw().replaceAll('></path>', '/>')));
    return marks.whole;
  };
}
