import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMeter, stages, timeLeft } from '../../../../generator/core/progress/progress.ts';
import { isWatched, showProgress } from '../../../../generator/core/progress/terminal.ts';
import { progressText } from '../../../../generator/core/progress/words.ts';
import type { MessageLanguage } from '../../../../templates/model/files/language.ts';

describe('progress text', () => {
  test.each([
    [undefined, undefined, 'Writing the files…', 'كتابة الملفات…'],
    [0.004, undefined, 'Writing the files: 0%', 'كتابة الملفات: 0%'],
    [0.5, 400, 'Writing the files: 50%, about 1 second left', 'كتابة الملفات: 50%، المتبقي نحو ثانية واحدة'],
    [0.256, 1100, 'Writing the files: 25%, about 2 seconds left', 'كتابة الملفات: 25%، المتبقي نحو ثانيتين'],
    [0.1, 7000, 'Writing the files: 10%, about 7 seconds left', 'كتابة الملفات: 10%، المتبقي نحو 7 ثوانٍ'],
    [0.1, 45_000, 'Writing the files: 10%, about 45 seconds left', 'كتابة الملفات: 10%، المتبقي نحو 45 ثانية'],
    [0.1, 120_000, 'Writing the files: 10%, about 2 minutes left', 'كتابة الملفات: 10%، المتبقي نحو دقيقتين'],
    [0.1, 200_000, 'Writing the files: 10%, about 3 minutes left', 'كتابة الملفات: 10%، المتبقي نحو 3 دقائق'],
    [1, 0, 'Writing the files: 100%', 'كتابة الملفات: 100%'],
  ])('has words for share %s with %s ms left', (share, left, english, arabic) => {
    expect(progressText({ stage: 'write', share, remainingTime: left }, 'en')).toBe(english);
    expect(progressText({ stage: 'write', share, remainingTime: left }, 'ar')).toBe(arabic);
  });

  test('names every stage differently in both languages', () => {
    const names = (['en', 'ar'] as const).flatMap((language) =>
      stages.map((stage) => progressText({ stage, share: undefined, remainingTime: undefined }, language)),
    );
    expect(new Set(names).size).toBe(2 * stages.length);
  });
});

describe('estimated time', () => {
  test('extrapolates the speed so far', () => {
    expect(timeLeft(2000, 0.5)).toBe(2000);
    expect(timeLeft(3000, 0.25)).toBe(9000);
    expect(timeLeft(5000, 1)).toBe(0);
  });

  test('is unknown too early', () => {
    expect(timeLeft(900, 0.5)).toBeUndefined();
    expect(timeLeft(5000, 0.02)).toBeUndefined();
    expect(timeLeft(5000, 0)).toBeUndefined();
  });

  test('follows work that becomes known gradually in stages', () => {
    let now = 0;
    const meter = createMeter(() => now);
    expect(meter.standing()).toEqual({ stage: 'read', language: undefined, share: undefined, remainingTime: undefined });
    meter.begin('make', 'ar');
    meter.expect(3);
    meter.expect(1);
    meter.did(1);
    now = 2000;
    expect(meter.standing()).toEqual({ stage: 'make', language: 'ar', share: 0.25, remainingTime: 6000 });
    meter.did(9);
    expect(meter.standing()).toMatchObject({ share: 1, remainingTime: 0 });
    meter.begin('write');
    expect(meter.standing()).toEqual({ stage: 'write', language: 'ar', share: undefined, remainingTime: undefined });
  });
});

describe('terminal progress', () => {
  const createTerminal = (columns?: number) => {
    const written: string[] = [];
    return { isTTY: true, columns, written, write: (text: string) => written.push(text) };
  };
  const languageOf = (ofContent: MessageLanguage | undefined) => ofContent ?? 'en';
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('prints nothing in the first second', () => {
    const terminal = createTerminal();
    const { progress, end } = showProgress({ terminal, languageOf, environment: {} });
    progress.begin('make', 'en');
    vi.advanceTimersByTime(900);
    end();
    vi.advanceTimersByTime(5000);
    expect(terminal.written).toEqual([]);
  });

  test('updates one line in the language of the content and clears it at the end', () => {
    const terminal = createTerminal();
    const { progress, end } = showProgress({ terminal, languageOf, environment: {} });
    progress.begin('make', 'ar');
    progress.expect(4);
    progress.did(2);
    vi.advanceTimersByTime(1000);
    expect(terminal.written).toEqual(['\r\u001B[2Kإعداد الصفحات والصور: 50%، المتبقي نحو ثانية واحدة']);
    progress.did(2);
    vi.advanceTimersByTime(400);
    expect(terminal.written.slice(1)).toEqual(['\r\u001B[2Kإعداد الصفحات والصور: 100%']);
    end();
    vi.advanceTimersByTime(1000);
    expect(terminal.written.slice(2)).toEqual(['\r\u001B[2K']);
  });

  test('clears the line for other output and restores it', () => {
    const terminal = createTerminal();
    const { progress, clearLine, end } = showProgress({ terminal, languageOf, environment: {} });
    progress.begin('send', 'en');
    clearLine();
    expect(terminal.written).toEqual([]);
    vi.advanceTimersByTime(1000);
    clearLine();
    vi.advanceTimersByTime(200);
    end();
    const line = '\r\u001B[2KSending the files…';
    expect(terminal.written).toEqual([line, '\r\u001B[2K', line, '\r\u001B[2K']);
  });

  test.each([
    [12, 'Making page'],
    [0, 'Making pages and pictures…'],
  ])('is truncated to %s columns', (columns, text) => {
    const terminal = createTerminal(columns);
    showProgress({ terminal, languageOf, environment: {} }).progress.begin('make');
    vi.advanceTimersByTime(2000);
    expect(terminal.written).toEqual([`\r\u001B[2K${text}`]);
  });

  test.each<[terminal: object, environment: NodeJS.ProcessEnv, isLine: boolean]>([
    [{}, {}, true],
    [{}, { CI: 'false' }, true],
    [{}, { CI: '1' }, false],
    [{}, { TERM: 'dumb' }, false],
    [{ isTTY: false }, {}, false],
  ])('is shown for %o in %o: %s', (other, environment, isLine) => {
    expect(isWatched({ ...createTerminal(), ...other }, environment)).toBe(isLine);
  });
});

describe('log progress', () => {
  test('prints one line every ten seconds with picture counts, and none for a short command', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const written: string[] = [];
    const { progress, clearLine, end } = showProgress({
      terminal: { write: (text) => written.push(text) },
      languageOf: (ofContent) => ofContent ?? 'en',
      environment: {},
    });
    progress.begin('make', 'en');
    progress.expect(8);
    vi.advanceTimersByTime(9900);
    expect(written).toEqual([]);
    progress.did(2);
    progress.pictures(40, 214);
    vi.advanceTimersByTime(100);
    clearLine();
    progress.begin('write', 'ar');
    vi.advanceTimersByTime(19_900);
    end();
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect(written).toEqual(['Making pages and pictures: 25%, pictures 40 of 214, about 30 seconds left\n', 'كتابة الملفات…\n']);
  });
});
