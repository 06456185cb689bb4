import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { base } from '../../../editor/app/style/base.ts';
import type { PagePerson } from '../../app-shell/desk-page.ts';
import type { MeAnswer } from '../../model/protocol.ts';
import { createClient } from '../data/client.ts';
import { DeskContext, type DeskState } from '../data/desk-context.ts';
import { focusTitle, titleId } from '../data/focus.ts';
import { useRoute } from '../data/route.ts';
import { LanguageContext, useWords } from '../words/words.tsx';
import { Account } from './account.tsx';
import { Messages } from './messages.tsx';
import { Navigation } from './navigation.tsx';
import { SessionEnded } from './session-ended.tsx';
import { ShownScreen } from './shown-screen.tsx';
import { layout, side, skip } from './style.ts';

/** Locales whose digits are 0-9, as in the editor. */
const locales: Record<MessageLanguage, string> = { ar: 'ar-AE', en: 'en-GB' };

/** Moves the focus to the heading of another screen, and closes the message about the former one. */
function useArrival(onArrive: () => void): void {
  const { screen, query } = useRoute();
  const place = `${screen} ${query.get('id') ?? ''}`;
  const former = useRef(place);
  useEffect(() => {
    if (former.current === place) return;
    former.current = place;
    onArrive();
    scrollTo(0, 0);
    focusTitle();
  }, [place, onArrive]);
}

function Frame({ site, message, onClose }: { site: string; message: string; onClose: () => void }) {
  const w = useWords();
  useArrival(onClose);
  return (
    <div className={layout}>
      <a className={skip} href={`#${titleId}`}>
        {w.skip}
      </a>
      <header className={side}>
        <div>
          <strong>{site || w.appName}</strong>
          {site ? <small>{w.appName}</small> : null}
        </div>
        <Navigation />
        <Account />
      </header>
      <main>
        <ShownScreen />
      </main>
      <Messages message={message} onClose={onClose} />
    </div>
  );
}

/** Account of the signed-in person. @returns it, and a function that asks again */
function useMe(client: DeskState['client']): [MeAnswer | undefined, () => void] {
  const [me, setMe] = useState<MeAnswer | undefined>(undefined);
  const refresh = useCallback(() => {
    // Screens show what went wrong with their own requests.
    client.ask<MeAnswer>('me').then(setMe, () => undefined);
  }, [client]);
  useEffect(refresh, [refresh]);
  return [me, refresh];
}

/** Root component of the desk. @param language interface language */
export function App({ language, person }: { language: MessageLanguage; person: PagePerson }) {
  const [hasEnded, setEnded] = useState(false);
  const [message, setMessage] = useState('');
  const client = useMemo(() => createClient(language, () => setEnded(true)), [language]);
  const [me, refreshMe] = useMe(client);
  const desk = useMemo<DeskState>(
    () => ({ client, person: me ?? person, me, refreshMe, say: setMessage }),
    [client, person, me, refreshMe],
  );
  const close = useCallback(() => setMessage(''), []);
  return (
    <I18nProvider locale={locales[language]}>
      <LanguageContext value={language}>
        <DeskContext value={desk}>
          <div className={base}>
            <Frame site={me?.site ?? ''} message={message} onClose={close} />
            {hasEnded ? <SessionEnded /> : null}
          </div>
        </DeskContext>
      </LanguageContext>
    </I18nProvider>
  );
}
