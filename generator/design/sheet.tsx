import type { CardGrid } from '../../templates/blocks/card-grid/schema.ts';
import type { Contact } from '../../templates/blocks/contact/schema.ts';
import type { Tabs } from '../../templates/blocks/tabs/schema.ts';
import type { PageLayout } from '../../templates/layout/layout.tsx';
import type { PagePlan } from '../../templates/page/page-plan.ts';
import { Frieze, withMotif } from '../../templates/parts/motif.tsx';
import type { Planned } from '../../templates/planned/planned.ts';
import { container, deepGround } from '../../templates/theme/base.ts';
import { Colours } from './colours.tsx';
import type { DesignData } from './data.ts';
import { Icons, Identity, Pictures } from './drawings.tsx';
import { Spacing, Type } from './scales.tsx';
import { type StateContent, States } from './states.tsx';

/** What the page is planned with. */
type Example = Planned<CardGrid | Contact | Tabs>;

/** What the states show: the examples that the page was planned with. */
function contentOf(blocks: Example[]): StateContent {
  const tabs = blocks.find((block) => block.type === 'tabs');
  const contact = blocks.find((block) => block.type === 'contact');
  if (!tabs || !contact) throw new Error('The design page is planned with examples of tabs and contact.');
  return { tabs, form: contact.form, cards: blocks.flatMap((block) => (block.type === 'card-grid' ? block.cards : [])) };
}

/** The layout of the page that shows the design system. */
export function createDesignLayout(data: DesignData): PageLayout {
  const { words, base } = data;
  const parts = ['colours', 'type', 'spacing', 'icons', 'pictures', 'identity', 'states'] as const;
  function DesignLayout({ page }: { page: PagePlan }) {
    return (
      <>
        <header>
          <div className={withMotif(`${deepGround} design-opening`, 'start')}>
            <div className={container}>
              <p>
                <a href={`${base}_catalogue`}>{words.catalogue}</a>
              </p>
              <h1>{words.title}</h1>
              <p>{words.lead}</p>
            </div>
          </div>
          <Frieze />
        </header>
        <div className={`${container} design-page`}>
          <nav className="design-contents" aria-label={words.contents}>
            <ul>
              {parts.map((part) => (
                <li key={part}>
                  <a href={`#${part}`}>{words[part]}</a>
                </li>
              ))}
            </ul>
          </nav>
          <main>
            <Colours data={data} />
            <Type data={data} />
            <Spacing data={data} />
            <Icons data={data} />
            <Pictures data={data} />
            <Identity data={data} />
            <States data={data} content={contentOf(page.blocks as Example[])} />
          </main>
        </div>
      </>
    );
  }
  return { main: DesignLayout };
}
