import { createContext, useContext } from 'react';
import type { FrameController } from '../frame/controller.ts';
import type { DroppedPicture } from '../frame/drops.ts';
import type { Path } from '../model/places.ts';
import type { TaskSeed } from '../model/task-seed.ts';
import type { PastedPictures } from '../paste/paste.ts';
import type { TextReplacement } from '../store/snapshot.ts';
import type { TaskName } from '../tasks/recipe-of-form.ts';
import type { ActiveTextStore } from './active-text.ts';
import type { PieceStateStore } from './piece-state.ts';

export const widthNames = ['fit', 'phone', 'tablet', 'desktop'] as const;
export type WidthName = (typeof widthNames)[number];

/** Narrowest desktop layout, in CSS pixels: headers show their menu in a row from here on. */
const desktop = 1280;

/** Layout width of a page for the available room, and the scale at which it fits. */
export function frameSize(name: WidthName, room: number): { width: number; scale: number } {
  const widths = { fit: room, phone: 390, tablet: 768, desktop: Math.max(desktop, room) };
  const width = widths[name];
  return { width, scale: Math.min(1, room / width) };
}

export type Mode = 'edit' | 'live' | 'plain';
export type Scheme = 'light' | 'dark';
export type SidePart = 'outline' | 'panel';
export type Part = SidePart | 'frame';

export interface Gallery {
  /** Path of the list of sections; absent: that of the page. */
  list?: Path;
  /** Index of the new block; `replaces`: it replaces the block there. */
  index: number;
  replaces: boolean;
}

/** State of the editor's interface that is not in the file. */
export interface View {
  width: WidthName;
  scheme: Scheme;
  isPrinted: boolean;
  mode: Mode;
  /** Part shown on a narrow screen. */
  part: Part;
  /** Side panels hidden on a wide screen. */
  hiddenParts: ReadonlySet<SidePart>;
  gallery: Gallery | undefined;
  /** Open dialog of the bar. */
  dialog: 'publish' | 'propose' | 'history' | undefined;
  /** Open input for the selection: address of a link or meaning of an abbreviation. */
  openRow: 'link' | 'meaning' | undefined;
  /** Task whose form is open. */
  task: TaskName | undefined;
  /** Values that the form begins with, e.g. the day that was clicked. */
  seed?: TaskSeed | undefined;
  /** Opened from a problem. */
  isFromRemark: boolean;
  /** Finding and replacing is open. */
  isReplacing: boolean;
  /** What it begins with. */
  replacement?: Partial<TextReplacement> | undefined;
  /** Pasted pictures, until the user accepts or declines them. */
  pictures: PastedPictures | undefined;
  /** Picture dropped on the page, until it is placed. */
  dropped: DroppedPicture | undefined;
  /** What opened the menu of pieces of running text: a button, or "/" in the text. */
  pieceMenu: 'button' | 'slash' | undefined;
}

export interface ViewActions {
  view: View;
  show: (parts: Partial<View>) => void;
  /** Controller of the page in the frame, in edit mode. */
  frame: { current: FrameController | undefined };
  activeText: ActiveTextStore;
  pieceState: PieceStateStore;
}

/** Screens that show one part at a time. */
const oneByOne = '(max-width: 60rem)';

/** Updates a view. A part that is selected is no longer hidden. */
export function withParts(view: View, parts: Partial<View>): View {
  const hiddenParts = new Set([...view.hiddenParts].filter((name) => name !== parts.part));
  return { ...view, hiddenParts, ...parts };
}

/** Desktop width by default; a small screen uses its own width. */
export const usualWidth = (): WidthName => (matchMedia(oneByOne).matches ? 'fit' : 'desktop');

/** @param mayWrite people who may not write see the page alone, as visitors do */
export const firstView = (mayWrite: boolean): View => ({
  width: usualWidth(),
  scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  isPrinted: false,
  mode: mayWrite ? 'edit' : 'live',
  part: 'frame',
  hiddenParts: new Set(mayWrite ? [] : ['outline', 'panel']),
  gallery: undefined,
  dialog: undefined,
  openRow: undefined,
  task: undefined,
  isFromRemark: false,
  isReplacing: false,
  pictures: undefined,
  dropped: undefined,
  pieceMenu: undefined,
});

export const ViewContext = createContext<ViewActions | undefined>(undefined);

/** @throws Error outside of the app */
export function useView(): ViewActions {
  const view = useContext(ViewContext);
  if (!view) throw new Error('There is no view here.');
  return view;
}
