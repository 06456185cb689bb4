import type { Scheme } from '../theme/palette-roles.ts';
import type { DesignData, MeasuredPair, PairGroup } from './data.ts';
import { Code, Group, Part } from './shown.tsx';

interface ColoursProps {
  data: DesignData;
}

function Given({ data: { given, words } }: ColoursProps) {
  return (
    <ul className="design-given">
      {(['brand', 'accent'] as const).map((key) => (
        <li key={key}>
          <span className="design-swatch" data-scheme="light">
            <span data-color={key} data-khatam="" />
          </span>
          <span>
            {words[key]} <Code>{given[key]}</Code>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Roles({ data: { roles, schemes, palette, words } }: ColoursProps) {
  return (
    <ul className="design-roles">
      {roles.map((role) => (
        <li key={role} data-role={role}>
          <span className="design-halves">
            {schemes.map((scheme) => (
              <span key={scheme} data-scheme={scheme}>
                <span data-color={role} />
              </span>
            ))}
          </span>
          <p className="design-name">
            <Code>{role}</Code>
          </p>
          <dl className="design-caption design-hexes">
            {schemes.map((scheme) => (
              <div key={scheme}>
                <dt>{words[scheme]}</dt>
                <dd>
                  <Code>{palette[scheme][role]}</Code>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

interface PairProps {
  group: PairGroup;
  pair: MeasuredPair;
  scheme: Scheme;
  data: DesignData;
}

function Pair({ group: { foreground, minimum }, pair: { background, measures }, scheme, data: { words, samples } }: PairProps) {
  const { ratio, level } = measures[scheme];
  const isText = minimum >= 4.5;
  return (
    <li data-pair={`${foreground} ${background}`}>
      <span className="design-pair" data-color={background} aria-hidden="true">
        {isText ? (
          <span data-ink={foreground}>{samples.name.split(' ').at(-1)}</span>
        ) : (
          <i data-color={foreground} data-khatam="" />
        )}
      </span>
      <p className="design-caption">
        <Code>{background}</Code>
        <span className="design-ratio">
          <bdi>{ratio.toFixed(2)}</bdi>
          <b data-level={level}>{level === 'decoration' || level === 'fails' ? words[level] : level}</b>
        </span>
      </p>
    </li>
  );
}

function Pairs({ data }: ColoursProps) {
  const { pairs, schemes, words } = data;
  return pairs.map((group) => (
    <div key={`${group.foreground} ${group.minimum}`} className="design-pairs">
      <h4>
        <Code>{group.foreground}</Code>
        <span>{group.use}</span>
        <small>
          {words.minimum} <bdi>{group.minimum}</bdi>
        </small>
      </h4>
      <div className="design-schemes">
        {schemes.map((scheme) => (
          <ul key={scheme} data-scheme={scheme} aria-label={words[scheme]}>
            {group.pairs.map((pair) => (
              <Pair key={pair.background} group={group} pair={pair} scheme={scheme} data={data} />
            ))}
          </ul>
        ))}
      </div>
    </div>
  ));
}

export function Colours({ data }: ColoursProps) {
  const { words } = data;
  return (
    <Part id="colours" title={words.colours} text={words.coloursText}>
      <Given data={data} />
      <Group title={words.roles}>
        <Roles data={data} />
      </Group>
      <Group title={words.pairs} text={words.pairsText}>
        <Pairs data={data} />
      </Group>
    </Part>
  );
}
