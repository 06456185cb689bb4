import { iconDrawings } from '../../templates/icons/drawings.ts';
import { iconNames, networkNames } from '../../templates/icons/names.ts';
import type { Name } from '../../templates/icons/sources.ts';
import { FramedPicture } from '../../templates/parts/framed-picture.tsx';
import { directional, Icon } from '../../templates/parts/icon.tsx';
import { IconTile } from '../../templates/parts/icon-tile.tsx';
import { Frieze, withMotif } from '../../templates/parts/motif.tsx';
import { Eyebrow } from '../../templates/parts/section.tsx';
import { deepGround } from '../../templates/theme/base.ts';
import type { DesignData } from './data.ts';
import { Code, Group, Part, Shown } from './shown.tsx';

interface DrawingsProps {
  data: DesignData;
}

const otherNames: ReadonlySet<string> = new Set([...iconNames, ...networkNames]);
const controlNames = (Object.keys(iconDrawings) as Name[]).filter((name) => !otherNames.has(name));

function IconList({ names, mark }: { names: readonly Name[]; mark: string }) {
  return (
    <ul className="design-icons">
      {names.map((name) => (
        <li key={name} data-icon-name={name}>
          <Icon name={name} size={32} />
          <Code>{name}</Code>
          {directional.has(name) && (
            <span className="design-mark">
              <Icon name="arrow-forward" size={16} />
              <span className="visually-hidden">{mark}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The whole icon set by its names, and the icons of the site. */
export function Icons({ data: { words, ownIcons } }: DrawingsProps) {
  return (
    <Part id="icons" title={words.icons} text={words.iconsText}>
      <Group title={words.contentIcons}>
        <IconList names={iconNames} mark={words.directional} />
      </Group>
      {ownIcons.length > 0 && (
        <Group title={words.ownIcons}>
          <ul className="design-icons">
            {ownIcons.map(([name, icon]) => (
              <li key={name} data-icon-name={name}>
                <Icon name={icon} size={32} />
                <Code>{name}</Code>
              </li>
            ))}
          </ul>
        </Group>
      )}
      <Group title={words.controlIcons}>
        <IconList names={controlNames} mark={words.directional} />
      </Group>
      <Group title={words.networks}>
        <IconList names={networkNames} mark={words.directional} />
      </Group>
    </Part>
  );
}

const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Every picture that the content names, as a card shows it. */
export function Pictures({ data: { words, pictures } }: DrawingsProps) {
  const total = pictures.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <Part id="pictures" title={words.pictures} text={words.picturesText}>
      <p className="design-note">
        <bdi>{pictures.length}</bdi>
        {' · '}
        {words.total} <bdi dir="ltr">{inKilobytes(total)}</bdi>
      </p>
      <ul className="design-pictures">
        {pictures.map((picture) => (
          <li key={picture.name} data-picture={picture.name}>
            <img
              src={picture.url}
              width={picture.width}
              height={picture.height}
              alt=""
              loading="lazy"
              decoding="async"
              data-scheme={picture.scheme}
            />
            <p className="design-caption">
              <Code>{picture.name}</Code>
              <span>
                <bdi dir="ltr">{`${picture.width} × ${picture.height}`}</bdi>
                {' · '}
                <bdi dir="ltr">{inKilobytes(picture.weight)}</bdi>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Motif, khatam, frame and eyebrow: what makes the site look like itself. */
export function Identity({ data: { words, pictures, samples } }: DrawingsProps) {
  const scene = pictures.find(({ scheme }) => !scheme);
  const image = scene && { ...scene, alt: '' };
  return (
    <Part id="identity" title={words.identity}>
      <Group title={words.motif}>
        <ul className="design-grounds">
          {(['whole', 'start', 'corner'] as const).map((fade) => (
            <Shown key={fade} caption={words.fade[fade]}>
              <div className={withMotif(`${deepGround} design-ground`, fade)} />
            </Shown>
          ))}
        </ul>
      </Group>
      <Group title={words.frieze}>
        <Frieze />
      </Group>
      <Group title={words.tiles}>
        <p className="design-tiles">
          {iconNames.slice(0, 3).map((icon) => (
            <IconTile key={icon} icon={icon} />
          ))}
          {iconNames.slice(3, 6).map((icon) => (
            <IconTile key={icon} icon={icon} small />
          ))}
        </p>
      </Group>
      <Group title={words.frames}>
        <div className="design-halved">
          <div className="design-panel">
            <Eyebrow>{samples.name}</Eyebrow>
            {image && <FramedPicture image={image} small />}
          </div>
          <div className={`${deepGround} design-panel`}>
            <Eyebrow dark>{samples.name}</Eyebrow>
            {image && <FramedPicture image={image} dark small />}
          </div>
        </div>
      </Group>
    </Part>
  );
}
