import type { DesignData } from './data.ts';
import { milliseconds, pixelRange } from './lengths.ts';
import { Code, Group, Part, Shown } from './shown.tsx';
import type { Token } from './tokens.ts';

interface ScalesProps {
  data: DesignData;
}

/** `17–19 px`, or nothing where a token is no length. */
function Pixels({ value }: { value: string }) {
  const range = pixelRange(value).map((pixels) => Math.round(pixels * 10) / 10);
  return range.length > 0 ? <bdi dir="ltr">{`${range.join('–')} px`}</bdi> : null;
}

function Named({ name, value }: Token) {
  return (
    <>
      <Code>{`--${name}`}</Code> <Pixels value={value} />
    </>
  );
}

/** The type scale, weights, line heights and measure, in the site's own words. */
export function Type({ data }: ScalesProps) {
  const { words, tokens, weights, lineHeights, samples } = data;
  const { titles, texts } = samples;
  const longest = texts.slice(0, 2).join(' ');
  const longestTitle = titles.toSorted((a, b) => b.length - a.length)[0];
  return (
    <Part id="type" title={words.type} text={words.typeText}>
      <Group title={words.scale}>
        <ul className="design-scale">
          {tokens.text.toReversed().map(({ name, value }, index) => (
            <li key={name}>
              <p className="design-caption">
                <Named name={name} value={value} />
              </p>
              {/* The body size and what is below it carry sentences, the others headings. */}
              <p data-token={name} data-heading={/lg|xl/.test(name) || undefined}>
                {/lg|xl/.test(name) ? titles[index % titles.length] : texts[index % texts.length]}
              </p>
            </li>
          ))}
        </ul>
      </Group>
      <Group title={words.weights}>
        <ul className="design-row design-weights">
          {weights.map((weight) => (
            <Shown key={weight} caption={<bdi>{weight}</bdi>}>
              <p data-weight={weight}>{samples.name}</p>
            </Shown>
          ))}
        </ul>
      </Group>
      <Group title={words.lineHeights}>
        <ul className="design-line-heights">
          {lineHeights.map((height) => (
            <Shown key={height} caption={<bdi>{height}</bdi>}>
              {/* Headings stand closer than sentences. */}
              <p data-line-height={height} data-heading={height < 1.4 || undefined}>
                {height < 1.4 ? longestTitle : texts[0]}
              </p>
            </Shown>
          ))}
        </ul>
      </Group>
      <Group title={words.measure}>
        <p className="design-measure">{longest}</p>
        <p className="design-caption">
          {tokens.other
            .filter(({ name }) => name === 'measure')
            .map((token) => (
              <Named key={token.name} {...token} />
            ))}
        </p>
      </Group>
    </Part>
  );
}

function Durations({ data: { tokens, motion } }: ScalesProps) {
  const named = [
    ...tokens.duration.map(({ name, value }) => ({ id: name, name: `--${name}`, time: milliseconds(value) ?? 0 })),
    ...motion.map(([name, time]) => ({ id: `motion-${name}`, name: `site.motion.${name}`, time })),
  ];
  return (
    <ul className="design-durations">
      {named.map(({ id, name, time }) => (
        <li key={id}>
          <button type="button" aria-label={`${name}: ${time} ms`}>
            <span className="design-bar" data-token={id}>
              <i data-khatam="" />
            </span>
          </button>
          <span className="design-caption">
            <Code>{name}</Code> <bdi dir="ltr">{`${time} ms`}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A `cubic-bezier()` as a path from the lower left to the upper right of a square of 100. */
function curvePath(value: string): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...value.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number) * 100);
  return `M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`;
}

/** Drawings and shapes, which other parts of the page show. */
const isDrawing = ({ value }: Token) => /^(?:url|polygon|linear-gradient)\(/.test(value);

/** Space, corners, shadows and motion, drawn; what cannot be drawn as a list of values. */
export function Spacing({ data }: ScalesProps) {
  const { words, tokens } = data;
  const chamfer = tokens.other.find(({ name }) => name === 'chamfer');
  const curve = tokens.other.find(({ value }) => value.startsWith('cubic-bezier('));
  const drawings = tokens.other.filter(isDrawing);
  const others = tokens.other.filter((token) => token !== chamfer && token !== curve && !isDrawing(token));
  return (
    <Part id="spacing" title={words.spacing}>
      <Group title={words.spaces}>
        <ul className="design-spaces">
          {tokens.space.map((token) => (
            <li key={token.name}>
              <p className="design-caption">
                <Named {...token} />
              </p>
              <span className="design-bar" data-token={token.name} />
            </li>
          ))}
        </ul>
      </Group>
      <div className="design-columns">
        <Group title={words.radii}>
          <ul className="design-row">
            {tokens.radius.map((token) => (
              <Shown key={token.name} caption={<Named {...token} />}>
                <span className="design-box" data-token={token.name} />
              </Shown>
            ))}
          </ul>
        </Group>
        <Group title={words.chamfer}>
          <ul className="design-row">
            {chamfer && (
              <Shown caption={<Named {...chamfer} />}>
                <span className="design-box" data-wide="" data-token="chamfer" />
              </Shown>
            )}
          </ul>
        </Group>
        <Group title={words.shadows}>
          <ul className="design-row">
            {tokens.shadow.map(({ name }) => (
              <Shown key={name} caption={<Code>{`--${name}`}</Code>}>
                <span className="design-box" data-lifted="" data-token={name} />
              </Shown>
            ))}
          </ul>
        </Group>
        {curve && (
          <Group title={words.curve}>
            <ul className="design-row">
              <Shown caption={<Code>{`--${curve.name}`}</Code>}>
                <svg className="design-curve" viewBox="-4 -4 108 108" aria-hidden="true">
                  <path d="M0 0V100H100" />
                  <path d={curvePath(curve.value)} data-curve="" />
                </svg>
              </Shown>
            </ul>
          </Group>
        )}
      </div>
      <Group title={words.durations} text={words.durationsText}>
        <Durations data={data} />
      </Group>
      <Group title={words.others}>
        <dl className="design-values">
          {others.map(({ name, value }) => (
            <div key={name}>
              <dt>
                <Code>{`--${name}`}</Code>
              </dt>
              <dd>
                <Code>{value}</Code>
              </dd>
            </div>
          ))}
        </dl>
        <p className="design-caption">
          {drawings.map(({ name }) => (
            <Code key={name}>{`--${name} `}</Code>
          ))}
        </p>
      </Group>
    </Part>
  );
}
