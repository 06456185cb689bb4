import type { Contact } from '../../templates/blocks/contact/schema.ts';
import { Island as TabsIsland } from '../../templates/blocks/tabs/island.tsx';
import type { Tabs } from '../../templates/blocks/tabs/schema.ts';
import { Island } from '../../templates/islands/island.tsx';
import { tabId } from '../../templates/page/ids.ts';
import { Card } from '../../templates/parts/card.tsx';
import { Field } from '../../templates/parts/field.tsx';
import { inputClass } from '../../templates/parts/field-input.ts';
import { Icon } from '../../templates/parts/icon.tsx';
import { inline } from '../../templates/parts/inline.tsx';
import type { Planned, PlannedCard } from '../../templates/planned/planned.ts';
import type { Scheme } from '../theme/palette-roles.ts';
import { Buttons } from './buttons.tsx';
import type { DesignData } from './data.ts';
import { Group, Part, Shown } from './shown.tsx';

/** What the parts show, planned from the examples of the blocks. */
export interface StateContent {
  tabs: Planned<Tabs>;
  form: Planned<Contact>['form'];
  cards: PlannedCard[];
}

interface StatesProps {
  data: DesignData;
  content: StateContent;
  scheme: Scheme;
}

const fieldStates = ['default', 'hover', 'focus-visible', 'disabled', 'invalid'] as const;
const linkStates = ['default', 'hover', 'focus-visible'] as const;

function Fields({ data: { words }, content: { form }, scheme }: StatesProps) {
  return (
    <ul className="design-fields">
      {fieldStates.map((state, index) => {
        const id = `field_${scheme}_${state}`;
        const { label = '' } = form.fields[index % form.fields.length] ?? {};
        return (
          <Shown key={state} caption={words.state[state]}>
            <Field id={id} label={label} required={state === 'invalid'}>
              <input
                id={id}
                className={inputClass}
                defaultValue={state === 'invalid' ? '' : label}
                required={state === 'invalid'}
                aria-invalid={state === 'invalid' || undefined}
                data-state={state}
                disabled={state === 'disabled'}
              />
            </Field>
          </Shown>
        );
      })}
    </ul>
  );
}

function Links({ data: { words, samples } }: StatesProps) {
  return (
    <ul className="design-row">
      {linkStates.map((state) => (
        <Shown key={state} caption={words.state[state]}>
          <p>
            <a href="#states" data-state={state}>
              {samples.titles[0]}
            </a>
          </p>
        </Shown>
      ))}
    </ul>
  );
}

function TabStates({ data: { words }, content: { tabs }, scheme }: StatesProps) {
  return (['default', 'hover'] as const).map((state) => {
    const named = tabs.tabs.map((tab) => ({ ...tab, id: `${tab.id}-${scheme}-${state}` }));
    const slots = named.map(({ id, label, icons, items }) => ({
      [tabId(id)]: (
        <>
          {icons[0] && <Icon name={icons[0]} size={22} />}
          {label}
        </>
      ),
      [id]: <p>{items?.[0] && inline(items[0])}</p>,
    }));
    return (
      <div key={state} data-inside={state}>
        <p className="design-caption">{words.state[state]}</p>
        <Island
          name="tabs"
          strategy="interaction"
          component={TabsIsland}
          props={{ label: `${tabs.heading}: ${words[scheme]}, ${words.state[state]}`, ids: named.map(({ id }) => id) }}
          slots={Object.assign({}, ...slots)}
        />
      </div>
    );
  });
}

function Cards({ data: { words }, content: { cards } }: StatesProps) {
  const link = cards.find(({ kind }) => kind === 'link');
  const event = cards.find(({ kind }) => kind === 'event');
  return (
    <ul className="design-cards">
      {link &&
        linkStates.map((state) => (
          <Shown key={state} caption={words.state[state]}>
            <div data-inside={state === 'focus-visible' ? 'focus-visible focus-within' : state}>
              <Card card={link} headingLevel={3} />
            </div>
          </Shown>
        ))}
      {event && (
        <Shown caption={words.state.default}>
          <Card card={event} headingLevel={3} />
        </Shown>
      )}
    </ul>
  );
}

/** The parts that answer to a visitor, in each of their states and in each scheme. */
export function States({ data, content }: Omit<StatesProps, 'scheme'>) {
  const { words, schemes } = data;
  return (
    <Part id="states" title={words.states} text={words.statesText}>
      {schemes.map((scheme) => {
        const shared = { data, content, scheme };
        return (
          <div key={scheme} className="design-stage" data-scheme={scheme}>
            <p className="design-scheme">{words[scheme]}</p>
            <Group title={words.buttons}>
              <Buttons words={words} label={content.form.submit} />
            </Group>
            <Group title={words.fields}>
              <Fields {...shared} />
            </Group>
            <Group title={words.links}>
              <Links {...shared} />
            </Group>
            <Group title={words.tabs}>
              <TabStates {...shared} />
            </Group>
            <Group title={words.cards}>
              <Cards {...shared} />
            </Group>
          </div>
        );
      })}
    </Part>
  );
}
