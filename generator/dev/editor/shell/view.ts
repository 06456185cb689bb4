import { createContext, useContext } from 'react';
import type { FrameController } from '../frame/controller.ts';
import type { WrittenStore } from './written.ts';

export const widths = { fit: undefined, phone: 390, tablet: 768, desktop: 1280 } as const;
export type WidthName = keyof typeof widths;

export type Mode = 'edit' | 'live' | 'plain';
export type Scheme = 'light' | 'dark';
export type Part = 'outline' | 'frame' | 'panel';

export interface Gallery {
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
  gallery: Gallery | undefined;
  isLinking: boolean;
}

export interface ViewActions {
  view: View;
  show: (parts: Partial<View>) => void;
  /** The page in the frame, while it is edited. */
  frame: { current: FrameController | undefined };
  written: WrittenStore;
}

export const firstView = (): View => ({
  width: 'fit',
  scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  isPrinted: false,
  mode: 'edit',
  part: 'frame',
  gallery: undefined,
  isLinking: false,
});

export const ViewContext = createContext<ViewActions | undefined>(undefined);

/** @throws Error outside of the app. */
export function useView(): ViewActions {
  const view = useContext(ViewContext);
  if (!view) throw new Error('There is no view here.');
  return view;
}
