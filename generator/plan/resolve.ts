import type { Card, Site } from '../../site.schema.ts';
import type { ArticleBlock, CalendarBlock, PostsBlock } from '../../templates/collections/posts/blocks.ts';
import { isOwnIconFile, type OwnIcon } from '../../templates/icons/own-icon.ts';
import type { PlannedFormula } from '../../templates/planned/formula.ts';
import type { Planned, PlannedCard } from '../../templates/planned/planned.ts';
import type { InlineText, PlannedFile, PlannedImage } from '../../templates/planned/values.ts';
import type { CardsReference, CroppedImage } from '../../templates/vocabulary/fields.ts';
import { aboutKind } from '../../templates/vocabulary/kind-table.ts';
import type { Colour } from '../code/colouring.ts';
import { foreignMark } from '../common/foreign-mark.ts';
import { planSources } from '../images/renditions.ts';
import { planInline, withoutLinks } from '../inline/plan.ts';
import type { Path } from '../json/path.ts';
import { planFormula } from '../math/formula.ts';
import type { AssetIndex } from '../site/assets.ts';
import { cardsOf } from '../site/collections.ts';
import { chosen, type Field, fieldAt, within } from '../site/fields.ts';
import { createOwnPath } from '../site/own-address.ts';
import { isFallback } from '../site/own-texts.ts';
import { createPlacer, encodedAddress, filesBase } from '../site/page-url.ts';
import { isToBeWritten } from '../site/samples.ts';
import { type Coded, planCode } from './code.ts';
import { annotateDate, planDate } from './dates.ts';
import { createEntryPlanner, type EntriesReference, type EntryReference } from './entries.ts';
import { nameOfFocus } from './focus.ts';
import { createPagesPlanner } from './pages-below.ts';
import { createPostPlanner } from './posts.ts';
import type { Annotate, Resolve } from './resolving.ts';

interface ResolveOptions {
  annotate?: Annotate | undefined;
  colour?: Colour | undefined;
}

/** Resolves what content refers to: cards, images and addresses. Collections are resolved once for the whole site. */
export function createResolver(site: Site, assets: AssetIndex, { annotate: annotator, colour }: ResolveOptions = {}): Resolve {
  const annotate: Annotate = annotator ?? ((text) => text);
  const hasFallbacks = site.edition !== undefined && site.edition.fallbacks.length > 0;
  /** Words of another language carry a mark, by which they are told from others where pages are rendered. */
  const markOf = (text: string) => (hasFallbacks && isFallback(site, text) ? foreignMark : '');
  // Where nobody asks for places, which are two for every value, none are made.
  const below = annotator ? (path: Path, key: string | number): Path => [...path, key] : (path: Path): Path => path;
  const placeOf = createPlacer(site);
  const files = filesBase(site);
  const cardsByCollection = new Map<string, Map<string, PlannedCard>>();

  // Links of an edition lead to its pages already.
  const ownPath = site.edition ? () => undefined : createOwnPath(site.site.url);
  const resolveHref = (written: string) => {
    const href = ownPath(written) ?? written;
    return href.startsWith('/') ? encodedAddress(placeOf(href)) : href;
  };

  const resolveImage = (image: CroppedImage, path: Path): PlannedImage => {
    const asset = assets.get(image.src);
    if (asset?.state !== 'ready') throw new Error(`The check let the image ${image.src} pass.`);
    const { outputPath, width, height, tone, raster } = asset;
    const toUrl = (file: string) => encodeURI(files + file);
    const url = annotate(toUrl(outputPath), [...path, 'src']);
    const focus = image.focus && nameOfFocus(image.focus);
    return {
      url,
      width,
      height,
      alt: isToBeWritten(image.alt) ? site.site.labels.undescribed : image.alt,
      tone,
      ...(focus && { focus }),
      sources: raster && planSources(raster.renditions, toUrl),
    };
  };

  const resolveFile = (source: string): PlannedFile => {
    const asset = assets.get(source);
    if (asset?.state !== 'file') throw new Error(`The check let the file ${source} pass.`);
    return { url: encodeURI(files + asset.outputPath), kind: asset.kind, size: asset.size };
  };

  const resolveIcon = (source: string): OwnIcon | string => {
    if (!isOwnIconFile(source)) return source;
    const asset = assets.get(source);
    const icon = asset && 'icon' in asset ? asset.icon : undefined;
    if (!icon || Array.isArray(icon)) throw new Error(`The check let the icon ${source} pass.`);
    return icon;
  };

  const planCard = (card: Card, field: Field, path: Path): PlannedCard => {
    if ('href' in card) {
      const planned = resolve(card, field, path);
      return { kind: 'link', ...planned, description: withoutLinks(planned.description) };
    }
    const date = annotateDate(planDate(card.date, site.site), (text) => annotate(text, [...path, 'date']));
    return { kind: 'event', ...resolve(card, field, path), date };
  };

  const planCollection = (name: string): Map<string, PlannedCard> => {
    const collection = site.collections[name];
    const all: Card[] = cardsOf(collection);
    const field = within(within(chosen(fieldAt(['collections', name]), collection), 'cards'), 0);
    return new Map(all.map((card, index) => [card.name, planCard(card, field, ['collections', name, 'cards', index])]));
  };

  const resolveCards = ({ collection, names }: CardsReference): PlannedCard[] => {
    const cards = cardsByCollection.get(collection) ?? planCollection(collection);
    cardsByCollection.set(collection, cards);
    if (!names) return [...cards.values()];
    return names.flatMap((name) => cards.get(name) ?? []);
  };

  // What makes a function stands by itself: V8 makes room for what that holds each time, asked for or not.
  const resolveSentence = (value: string, path: Path, hasNotes: boolean) => {
    const mark = markOf(value);
    const isPlain = annotator === undefined && mark === '';
    if (isPlain) return planInline(value, hasNotes ? withNotes : plainly);
    return planInline(value, { resolveHref, hasNotes, foreign: mark, annotate: (text) => mark + annotate(text, path) });
  };
  const plainly = { resolveHref, annotate: (text: string) => text };
  const withNotes = { ...plainly, hasNotes: true };

  const resolveList = (list: readonly unknown[], field: Field, path: Path) =>
    list.map((item, index) => resolveAny(item, within(field, index), below(path, index)));

  function resolveString(value: string, field: Field, path: Path): InlineText | PlannedFile | OwnIcon {
    const { file, address, hasMarks, hasNotes, words } = aboutKind(field.is === 'value' ? field.kind : undefined);
    if (file === 'file') return resolveFile(value);
    if (file === 'icon') return resolveIcon(value);
    if (address === 'link') return resolveHref(value);
    if (hasMarks) return resolveSentence(value, path, hasNotes);
    if (words === 'drawn') return markOf(value) + annotate(value, path);
    return words === 'spoken' ? annotate(value, path) : value;
  }

  function resolveAny(value: unknown, declared: Field, path: Path): unknown {
    if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return value;
    const field = chosen(declared, value);
    if (typeof value === 'string') return resolveString(value, field, path);
    if (Array.isArray(value)) return resolveList(value, field, path);
    if (field.is !== 'object' || field.reference === undefined) return resolveMembers(value, field, path);
    return resolveReference(value, field, path);
  }

  function resolveReference(value: object, field: Field & { is: 'object' }, path: Path): unknown {
    switch (field.reference) {
      case 'cards':
        return resolveCards(value as CardsReference);
      case 'image':
        return resolveImage(value as CroppedImage, path);
      case 'posts':
        return posts.planList(value as PostsBlock, field, path);
      case 'calendar':
        return posts.planCalendar(value as CalendarBlock, field, path);
      case 'pages':
        return planPages(value as Parameters<typeof planPages>[0], field, path);
      case 'code':
        return planCode(value as Coded, resolveMembers(value, field, path), colour);
      case 'formula':
        return { ...resolveMembers(value, field, path), ...planFormula((value as PlannedFormula).tex, true) };
      case 'article':
        return posts.planArticle(value as ArticleBlock);
      case 'entries':
        return entries.planEntries(value as EntriesReference);
      case 'entry':
        return entries.planEntry(value as EntryReference);
      default:
        return resolveMembers(value, field, path);
    }
  }

  function resolveMembers(value: object, field: Field, path: Path): object {
    // A copy is made at once, and has the same keys of its own, whatever their names.
    const planned: Record<string, unknown> = { ...value };
    for (const key in planned) planned[key] = resolveAny(planned[key], within(field, key), below(path, key));
    return planned;
  }

  const resolve: Resolve = (value, field, path) => resolveAny(value, field, path) as Planned<typeof value>;
  const entries = createEntryPlanner({ site, resolve, resolveHref });
  const planPages = createPagesPlanner({ site, resolve, resolveMembers, resolveHref });
  const posts = createPostPlanner({ site, resolve, resolveMembers, resolveHref, annotate });
  return resolve;
}
