import type { ReactNode } from 'react';
import type { SettingsAnswer } from '../../model/protocol.ts';
import { useAnswer } from '../data/use-answer.ts';
import { Facts } from '../parts/facts.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { ScreenPage } from '../parts/page.tsx';
import { card } from '../style/desk.ts';
import { count, fill, isolated, useLanguage, useWords } from '../words/words.tsx';

const Address = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>;

function Publish({ publish }: Pick<SettingsAnswer, 'publish'>) {
  const { settings: w } = useWords();
  if (publish.length === 0) return w.noTargets;
  return (
    <ul>
      {publish.map(({ to, name }) => (
        <li key={`${to} ${name}`}>
          {w.targets[to]} <Address>{name}</Address>
        </li>
      ))}
    </ul>
  );
}

function Providers({ providers }: Pick<SettingsAnswer, 'providers'>) {
  const { settings: w } = useWords();
  if (providers.length === 0) return w.noProviders;
  return (
    <ul>
      {providers.map(({ label, issuer }) => (
        <li key={issuer}>
          <bdi>{label}</bdi>
          <br />
          <Address>{issuer}</Address>
        </li>
      ))}
    </ul>
  );
}

/** Settings of the desk, which only its configuration file changes. */
export function Settings() {
  const { settings: w, names } = useWords();
  const language = useLanguage();
  const loading = useAnswer<SettingsAnswer>('settings');
  return (
    <ScreenPage title={names.settings} intro={w.intro}>
      <Loaded from={loading}>
        {({ url, publish, providers, mailFrom, keepFormsDays, runsCustomBlocks }) => (
          <div className={card}>
            <Facts
              of={[
                { key: 'url', name: w.url, value: <Address>{url}</Address> },
                { key: 'publish', name: w.publish, value: <Publish publish={publish} /> },
                { key: 'providers', name: w.providers, value: <Providers providers={providers} /> },
                {
                  key: 'mail',
                  name: w.mail,
                  value: mailFrom === undefined ? w.noMail : fill(w.mailFrom, isolated({ address: mailFrom })),
                },
                { key: 'keep', name: w.keep, value: count(w.keepDays, keepFormsDays, language) },
                { key: 'blocks', name: w.customBlocks, value: runsCustomBlocks ? w.customBlocksRun : w.customBlocksOff },
              ]}
            />
          </div>
        )}
      </Loaded>
    </ScreenPage>
  );
}
