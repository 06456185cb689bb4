import type { EventCard, LinkCard } from '../../schema/cards/schema.ts';
import type { FileName, IconFile, ReferencedItem, ReferenceOf, ReplaceSentence } from '../../schema/kinds.ts';
import type { CustomIcon } from '../../theme/icons/custom-icon.ts';
import type { PlannedCode } from './code.ts';
import type { PlannedFormula } from './formula.ts';
import type { PlannedPages } from './pages.ts';
import type { PlannedArticle, PlannedCalendar, PlannedPosts } from './posts.ts';
import type { InlineText, PlannedDate, PlannedFile, PlannedImage } from './values.ts';

export type PlannedCard =
  | ({ kind: 'link' } & Planned<LinkCard>)
  | ({ kind: 'event'; date: PlannedDate } & Omit<Planned<EventCard>, 'date'>);

/** Planned types of references, by reference type. */
interface PlannedByReference {
  cards: PlannedCard[];
  image: PlannedImage;
  posts: PlannedPosts;
  calendar: PlannedCalendar;
  pages: PlannedPages;
  article: PlannedArticle;
}

type Members<T> = { [Key in keyof T]: Planned<T[Key]> };

type PlannedObject<T> =
  ReferenceOf<T> extends keyof PlannedByReference
    ? PlannedByReference[ReferenceOf<T>]
    : ReferenceOf<T> extends 'entries'
      ? Planned<ReferencedItem<T>>[]
      : ReferenceOf<T> extends 'entry'
        ? Planned<ReferencedItem<T>>
        : ReferenceOf<T> extends 'code'
          ? Omit<Members<T>, 'text'> & PlannedCode
          : ReferenceOf<T> extends 'formula'
            ? Omit<Members<T>, 'tex'> & PlannedFormula
            : Members<T>;

/** Content with all references resolved: cards in place of names, images with address and size, sentences as nodes. */
export type Planned<T> = T extends FileName
  ? PlannedFile
  : T extends IconFile
    ? CustomIcon
    : T extends string
      ? ReplaceSentence<T, InlineText>
      : T extends readonly (infer Item)[]
        ? Planned<Item>[]
        : T extends object
          ? PlannedObject<T>
          : T;
