import type { Embed as Read } from '../../components/embed-address.ts';
import { readFrameAddress } from '../../components/embed-address.ts';
import { useLabelsOf, useRenderContext } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { Framed, figure } from '../video/framed.tsx';
import type { labels } from './labels.ts';
import type { Embed } from './schema.ts';

/** Icons by service; players have one icon for all. */
const icons = {
  openstreetmap: 'map-pin',
  googleMaps: 'map-pin',
  tableau: 'chart',
  datawrapper: 'chart',
  flourish: 'chart',
  figma: 'palette',
  x: 'messages',
  instagram: 'messages',
} as const;

const iconOf = ({ service, isPlayer }: Read) => {
  if (isPlayer) return 'play';
  return service && service in icons ? icons[service as keyof typeof icons] : 'eye';
};

/** Permissions that differ from the default; video players have the default. */
const rightsOf = ({ sandbox, isPlayer }: Read) =>
  isPlayer ? { sandbox } : { sandbox, allow: '', referrerPolicy: 'no-referrer' as const };

/** Embedded content of another site. Its space is reserved before anything is loaded. */
export function EmbedFrame({ title, href, poster, shape }: Pick<Planned<Embed>, 'title' | 'href' | 'poster' | 'shape'>) {
  const { frame } = useRenderContext();
  const words = useLabelsOf<typeof labels>('embed');
  const read = readFrameAddress(href);
  if (!read) throw new Error(`The check let the address ${href} pass.`);
  const source = read.service ? words[read.service] : new URL(href).hostname;
  const open = read.isPlayer ? words.play : words.show;
  return (
    <div className={figure} data-shape={shape ?? read.shape} data-frame={read.isPlayer ? undefined : 'page'}>
      <Framed
        href={href}
        src={read.frame(frame.site.language)}
        title={title}
        {...rightsOf(read)}
        poster={poster}
        icon={iconOf(read)}
        words={{ open: open.replaceAll('%s', () => title), from: words.from.replaceAll('%s', () => source) }}
      />
    </div>
  );
}
