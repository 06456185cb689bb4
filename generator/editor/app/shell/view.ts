import { createContext, useContext } from 'react';
import type { FrameController } from '../frame/controller.ts';
import type { DroppedPicture } from '../frame/drops.ts';
import type { Path } from '../model/places.ts';
import type { OfferedPictures } from '../paste/paste.ts';
import type { TaskName } from '../tasks/recipe-of-form.ts';
import type { WrittenStore } from './written.ts';

export const widthNames = ['fit', 'phone', 'tablet', 'desktop'] as const;
export type WidthName = (typeof widthNames)[number];

/** The narrowest page of a desktop: every header has its menu in a row there. CSS pixels. */
const desktop = 1280;

/** How wide a page is laid out in the room that there is, and by how much it is drawn smaller to be seen whole. */
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
  /** The list of sections; absent: that of the page. */
  list?: Path;
  /** Where the new block goes; `replaces` the one that stands there. */
  index: number;
  replaces: boolean;
}

/** How the editor is looked at: nothing of it is in the file. */
export interface View {
  width: WidthName;
  scheme: Scheme;
  isPrinted: boolean;
  mode: Mode;
  /** On a narrow screen one part is seen at a time. */
  part: Part;
  /** Parts beside the page that a wide screen leaves away, to give the page their room. */
  hides: ReadonlySet<SidePart>;
  gallery: Gallery | undefined;
  /** What is being written about the words that are selected. */
  saying: 'link' | 'meaning' | undefined;
  /** The form of a task that is open. */
  task: TaskName | undefined;
  /** A remark has led to it. */
  isFromRemark: boolean;
  /** Pictures that were pasted, until somebody says whether they are wanted. */
  pictures: OfferedPictures | undefined;
  /** A picture that was dropped on one of the page, until it is in its place. */
  dropped: DroppedPicture | undefined;
}

export interface ViewActions {
  view: View;
  show: (parts: Partial<View>) => void;
  /** The page in the frame, while it is edited. */
  frame: { current: FrameController | undefined };
  written: WrittenStore;
}

/** Where one part is seen at a time. */
const oneByOne = '(max-width: 60rem)';

/** A view with some of it otherwise: a part that is asked for is seen. */
export function withParts(view: View, parts: Partial<View>): View {
  const hides = new Set([...view.hides].filter((name) => name !== parts.part));
  return { ...view, hides, ...parts };
}

export const firstView = (): View => ({
  // A page as most people know it; on a screen of its own width, as that shows it.
  width: matchMedia(oneByOne).matches ? 'fit' : 'desktop',
  scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  isPrinted: false,
  mode: 'edit',
  part: 'frame',
  hides: new Set(),
  gallery: undefined,
  saying: undefined,
  task: undefined,
  isFromRemark: false,
  pictures: undefined,
  dropped: undefined,
});

export const ViewContext = createContext<ViewActions | undefined>(undefined);

/** @throws Error outside of the app. */
export function useView(): ViewActions {
  const view = useContext(ViewContext);
  if (!view) throw new Error('There is no view here.');
  return view;
}
