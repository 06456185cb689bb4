import { useRenderContext } from '../render-context.tsx';

/**
 * Asks for the styles of what follows. Browsers draw what stands before it meanwhile.
 * https://html.spec.whatwg.org/multipage/links.html#body-ok
 */
export function StylesBelow() {
  const { manifest, resources } = useRenderContext();
  const { stylesBelow } = manifest;
  resources.hasStylesBelow ||= stylesBelow !== undefined;
  return stylesBelow ? <link rel="stylesheet" href={stylesBelow} /> : null;
}
