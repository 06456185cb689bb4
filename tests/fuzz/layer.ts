import type { Random } from './random.ts';

/** One input of a layer, and what is wrong with what the product made of it. */
export interface Trial {
  /** What makes the same input again: plain data, kept with a finding. */
  input: unknown;
  complaints: string[];
  /** Whether the product took the content, where that is a question. */
  isTaken?: boolean;
}

/** A layer that is ready: its servers run, its folders are there. */
export interface Attacker {
  attack: (random: Random) => Promise<Trial>;
  /** Makes the same input again from what a finding keeps. */
  replay: (input: unknown) => Promise<string[]>;
  close?: () => Promise<void>;
  /** What could not be run here, such as a server that is not installed. */
  notRun?: string[];
}

/** A way to attack the product. */
export interface Layer {
  name: string;
  /** What it does, in a few words. */
  about: string;
  /** Inputs of it among a hundred, when all layers run. */
  share: number;
  prepare: () => Promise<Attacker>;
}
