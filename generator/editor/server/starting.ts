import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { isMessageLanguage, messageDirection, wordsLanguage } from '../../../templates/model/files/language.ts';
import { languageOfContent } from '../../content/site/load.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { readJson } from '../../core/json/value.ts';
import { get } from '../../core/json/walk.ts';
import { once } from '../../core/util/memoize.ts';

/** Phases of the start of the preview, in order. */
export const startPhases = ['site', 'pictures', 'fonts', 'page'] as const;
export type StartPhase = (typeof startPhases)[number];

type StartWords = Record<'title' | 'about' | 'passed' | 'now', string> & { phases: Record<StartPhase, string> };

const words: Record<MessageLanguage, StartWords> = {
  ar: {
    title: 'يُجهَّز المحرر',
    about: 'تُفتح الصفحة من تلقاء نفسها بعد لحظات. والمرة الأولى أطول من غيرها.',
    passed: 'تم',
    now: 'الآن',
    phases: {
      site: 'قراءة الموقع',
      pictures: 'قراءة الصور',
      fonts: 'تجهيز الخطوط والألوان',
      page: 'إعداد الصفحة الأولى',
    },
  },
  en: {
    title: 'Preparing the editor',
    about: 'The page opens by itself in a moment. The first time takes longer than later ones.',
    passed: 'done',
    now: 'now',
    phases: {
      site: 'Reading the site',
      pictures: 'Reading the pictures',
      fonts: 'Preparing fonts and colours',
      page: 'Making the first page',
    },
  },
};

/** Address of the present phase, relative to the host. */
const phasePath = '/_preview/starting';

/** Seconds between reloads without scripts. */
const reloadSeconds = 2;

const styles = `:root{color-scheme:light dark;font:1.125rem/1.7 system-ui,sans-serif}
body{display:grid;min-block-size:90vh;place-content:center;padding:1rem;margin:0}
main{max-inline-size:30rem}h1{margin-block:0 .5rem;font-size:1.5rem}
ol{padding:0;margin-block:1.5rem 0;list-style:none}li{display:flex;justify-content:space-between;gap:2rem;padding-block:.5rem;border-block-start:1px solid #8886;opacity:.65}
li[data-state]{opacity:1}li[data-state=now]{font-weight:600}
[role=status]{position:absolute;clip-path:inset(50%)}`;

/** Marks the phases as they pass, and reloads the page when the preview answers. */
const script = `const names=${JSON.stringify(startPhases)},main=document.querySelector('main');
const look=async()=>{try{const answer=await fetch('${phasePath}',{cache:'no-store'});if(!answer.ok)return location.reload();const{phase}=await answer.json();
const at=names.indexOf(phase);[...main.querySelectorAll('li')].forEach((one,index)=>{const state=index<at?'passed':index===at?'now':'';
if((one.dataset.state??'')===state)return;if(state)one.dataset.state=state;else delete one.dataset.state;one.lastElementChild.textContent=main.dataset[state]??'';
if(state==='now')document.querySelector('[role=status]').textContent=one.firstElementChild.textContent})}catch{}setTimeout(look,250)};look()`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = [
  "default-src 'none'",
  "connect-src 'self'",
  `style-src ${hashOf(styles)}`,
  `script-src ${hashOf(script)}`,
  "frame-ancestors 'self'",
].join('; ');

/** Page that says which phase runs; readable and up to date without scripts, too. */
function startingPage(phase: StartPhase, language: MessageLanguage): string {
  const { title, about, passed, now, phases } = words[language];
  const at = startPhases.indexOf(phase);
  const items = startPhases.map((one, index) => {
    const [state, word] = index < at ? ['passed', passed] : index === at ? ['now', now] : ['', ''];
    return `<li${state === '' ? '' : ` data-state="${state}"`}><span>${phases[one]}</span><span>${word}</span></li>`;
  });
  return (
    `<!DOCTYPE html>\n<html lang="${language}" dir="${messageDirection(language)}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<noscript><meta http-equiv="refresh" content="${reloadSeconds}"></noscript><style>${styles}</style></head>` +
    `<body><main data-passed="${passed}" data-now="${now}"><h1>${title}</h1><p>${about}</p><ol>${items.join('')}</ol>` +
    `<p role="status"></p></main><script>${script}</script></body></html>\n`
  );
}

/** Language of a site file, before it is checked. */
function languageOfFile(siteFile: string): MessageLanguage | undefined {
  try {
    return languageOfContent(get(readJson(readFileSync(siteFile, 'utf8')), 'site'));
  } catch {
    return undefined;
  }
}

/** Begins a phase; waits until requests that have come are answered. */
export type EnterPhase = (phase: StartPhase) => Promise<void>;

/** State of the start of a preview, and what it answers until then. */
export interface Starting {
  enter: EnterPhase;
  /** Answers what people open, and what the page asks; other requests wait. @returns whether it answered */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** @param language of the reader; default: that of the request, of the site, or of the browser */
export function createStarting(siteFile: string, language: MessageLanguage | undefined): Starting {
  let phase: StartPhase = 'site';
  const ofFile = once(() => languageOfFile(siteFile));
  const languageOf = ({ url = '', headers }: IncomingMessage): MessageLanguage => {
    const requested = new URLSearchParams(url.split('?')[1]).get('language');
    if (isMessageLanguage(requested)) return requested;
    return language ?? ofFile() ?? wordsLanguage(headers['accept-language'] ?? '');
  };
  return {
    enter: async (next) => {
      phase = next;
      await setImmediate();
    },
    answer: (request, response) => {
      const { method, url, headers } = request;
      const isPhase = url === phasePath;
      if (method !== 'GET' || !(isPhase || headers.accept?.includes('text/html'))) return false;
      const common = { 'Cache-Control': 'no-store', 'Retry-After': String(reloadSeconds) };
      if (isPhase) response.writeHead(200, { ...common, 'Content-Type': 'application/json' }).end(JSON.stringify({ phase }));
      else {
        const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
        response.writeHead(503, { ...common, ...type }).end(startingPage(phase, languageOf(request)));
      }
      return true;
    },
  };
}
