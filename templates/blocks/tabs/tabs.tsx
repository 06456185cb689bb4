import { css } from '@linaria/core';
import { Icon } from '../../components/icon.tsx';
import { asWords, inline, wordsOf } from '../../components/inline.tsx';
import { Section, sectionProps } from '../../components/section.tsx';
import { isNarrow } from '../../components/table-cells.ts';
import { tabId } from '../../model/page/ids.ts';
import { useIdWhere, useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { Island } from '../../runtime/islands/island.tsx';
import { onlyWords } from '../../theme/tokens.ts';
import { cellList, DataTable } from '../table/embedded.ts';
import { type TabsForm, tabsForm } from './forms.ts';
import { inHtml, Island as TabsIsland } from './island.tsx';
import { card, rowOfIcons } from './pieces/card/styles.ts';
import { folder } from './pieces/folder/styles.ts';
import { line } from './pieces/line/styles.ts';
import { pillar, pillarOfIcons } from './pieces/pillar/styles.ts';
import type { Tabs } from './schema.ts';

/* Shared by all forms, and what is printed. */
const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow-sm);

  @media print {
    display: block;
    overflow: visible;
    break-inside: avoid;
  }

  & > :last-child {
    padding: var(--panel-space);
  }
  /* With scripts the tab itself says this. */
  & h3 {
    font-size: var(--text-xl);
    margin-block-end: var(--space-4);

    @media (scripting: enabled) {
      @media screen {
        display: none;
      }
    }
  }
  & ol {
    counter-reset: item;
    display: grid;

    & > li {
      counter-increment: item;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--space-4);
      align-items: center;
      padding-block: var(--space-3);

      @media ${onlyWords} {
        grid-template-columns: minmax(0, 1fr);
      }
    }
    & > li + li {
      border-block-start: var(--line);
    }
    & > li::before {
      content: counter(item);
      display: grid;
      place-items: center;
      inline-size: 2.75rem;
      block-size: 2.75rem;
      font-size: var(--text-base);
      font-weight: 600;
      line-height: 1;
      color: var(--brand-ink);
      background: var(--tint);
      clip-path: var(--badge, var(--mark));
    }
  }
`;

const forms: Record<TabsForm, string> = { pillar, card, line, folder };

/** Element with the icons of a tab, in forms that have one. */
const places: Partial<Record<TabsForm, string>> = { pillar: pillarOfIcons, card: rowOfIcons };

type Tab = Planned<Tabs>['tabs'][number];

/** Size of an icon in a tab in CSS pixels. The icons of a panel have the same markup and are scaled by styles. */
const iconSize = 22;

interface TabProps {
  tab: Tab;
  form: TabsForm;
}

function TabLabel({ tab, form }: TabProps) {
  return (
    <>
      {places[form] && tab.icons[0] && <Icon name={tab.icons[0]} size={iconSize} />}
      {tab.label}
    </>
  );
}

function IconsOfTab({ tab, form }: TabProps) {
  const place = places[form];
  if (place === undefined) return null;
  return (
    <div className={place}>
      {tab.icons.map((icon) => (
        <span key={typeof icon === 'string' ? icon : JSON.stringify(icon)}>
          <Icon name={icon} size={iconSize} />
        </span>
      ))}
    </div>
  );
}

function Panel({ tab, form }: TabProps) {
  const headingId = useIdWhere(tab.table !== undefined && tab.table.caption === undefined, 'tab');
  return (
    <div className={`${panel} ${forms[form]}`}>
      <IconsOfTab tab={tab} form={form} />
      <div>
        <h3 id={headingId}>{tab.label}</h3>
        {tab.items && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
          <ol role="list">
            {tab.items.map((item) => (
              <li key={wordsOf(item)}>{typeof item === 'string' ? item : <span>{inline(item)}</span>}</li>
            ))}
          </ol>
        )}
        {tab.table && <DataTable {...tab.table} labelledBy={headingId} list={cellList} />}
      </div>
    </div>
  );
}

export function TabsBlock({ block }: { block: Planned<Tabs> }) {
  const form = tabsForm(useThemeOptions());
  const slots = block.tabs.map((tab) => ({
    [tabId(tab.id)]: <TabLabel key={tab.id} tab={tab} form={form} />,
    [tab.id]: <Panel key={tab.id} tab={tab} form={form} />,
  }));
  return (
    <Section
      {...sectionProps(block)}
      beside={block.tabs.every(({ table }) => table === undefined || isNarrow(table.rows)) ? 'side' : undefined}
    >
      <Island
        name="tabs"
        component={TabsIsland}
        props={{ label: asWords(block.heading), ids: block.tabs.map((tab) => tab.id) }}
        inHtml={inHtml}
        slots={Object.assign({}, ...slots)}
      />
    </Section>
  );
}
