import { css } from '@linaria/core';
import { useState } from 'react';
import { Button, DialogTrigger } from 'react-aria-components';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { Segments } from '../parts/segments.tsx';
import { useEditor } from '../store/use-editor.ts';
import { button, row } from '../style/controls.ts';
import { fill, useWords } from '../words/words.tsx';
import { useUpload } from './use-upload.ts';

const picture = css`
  justify-self: center;
  max-block-size: 60vh;
  direction: ltr;

  & img {
    max-block-size: 60vh;
  }
`;

const parts = css`
  display: grid;
  gap: 0.75rem;
  min-inline-size: 0;
`;

/** Common aspect ratios, width by height. */
const shapes = ['free', '1:1', '4:3', '3:2', '16:9'] as const;

const aspectOf = (shape: string): number | undefined => {
  const [width = 0, height = 0] = shape.split(':').map(Number);
  return height > 0 ? width / height : undefined;
};

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

interface Size {
  width: number;
  height: number;
}

/** Largest centred crop of an aspect ratio. */
function initialCrop(shape: string, { width, height }: Size): PercentCrop {
  const aspect = aspectOf(shape);
  if (aspect === undefined) return { ...whole, x: 10, y: 10, width: 80, height: 80 };
  const isWider = aspect > width / height;
  const side = isWider ? { unit: '%' as const, width: 100 } : { unit: '%' as const, height: 100 };
  return centerCrop(makeAspectCrop(side, aspect, width, height), width, height);
}

const ends = ['ne', 'nw', 'se', 'sw', 'n', 'e', 's', 'w'] as const;
type HandleName = `${(typeof ends)[number]}DragHandle`;

interface CropAreaProps {
  source: string;
  area: PercentCrop;
  aspect: number | undefined;
  onArea: (area: PercentCrop) => void;
  onSize: (size: Size) => void;
}

/** Picture with a crop rectangle and its handles. */
function CropArea({ source, area, aspect, onArea, onSize }: CropAreaProps) {
  const { crop: w } = useWords().controls;
  const { base } = useEditor();
  const handles = Object.fromEntries(ends.map((end) => [`${end}DragHandle`, w.edge])) as Record<HandleName, string>;
  return (
    <ReactCrop
      className={picture}
      crop={area}
      aspect={aspect}
      minWidth={16}
      minHeight={16}
      keepSelection
      ruleOfThirds
      onChange={(_, percent) => onArea(percent)}
      ariaLabels={{ cropArea: w.area, ...handles }}
    >
      <img
        src={`${base}_edit/asset/${encodeURI(source)}?size=whole`}
        alt=""
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
      />
    </ReactCrop>
  );
}

function Cropper({ source, onDone }: { source: string; onDone: (source: string) => void }) {
  const { crop: w } = useWords().controls;
  const { api } = useEditor();
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [shape, setShape] = useState<string>('free');
  const [area, setArea] = useState<PercentCrop>(whole);
  const { isBusy, reason, send } = useUpload(w.failed, ({ file }) => onDone(file.source));
  const take = (next: string, of: Size = size) => {
    setShape(next);
    setArea(initialCrop(next, of));
  };
  const begin = (next: Size) => {
    setSize(next);
    take('free', next);
  };
  const keep = ({ x, y, width, height }: PercentCrop) =>
    send(() => api.crop({ source, left: x / 100, top: y / 100, width: width / 100, height: height / 100 }));
  const pixels = (share: number, side: number) => Math.round((share / 100) * side);
  const wordsOf = (id: string) => (id === 'free' ? w.free : id === '1:1' ? w.square : <bdi dir="ltr">{id}</bdi>);
  const options = shapes.map((id) => ({ id, words: wordsOf(id) }));
  return (
    <div className={parts}>
      <p>{w.about}</p>
      <Segments label={w.shape} options={options} value={shape} onChange={take} />
      <CropArea source={source} area={area} aspect={aspectOf(shape)} onArea={setArea} onSize={begin} />
      <p role="status">{fill(w.size, { width: pixels(area.width, size.width), height: pixels(area.height, size.height) })}</p>
      <p role="alert">{reason}</p>
      <div className={row}>
        <Button className={button} data-main isDisabled={isBusy || size.width === 0} onPress={() => keep(area)}>
          {w.keep}
        </Button>
      </div>
    </div>
  );
}

/** Whether the picture is a raster image that can be cropped. */
const isCroppable = (source: string) => /\.(?:png|jpe?g|webp|avif)$/i.test(source);

/** Button that opens the crop dialog and creates a new picture from the crop. */
export function CropButton({ source, label, onDone }: { source: string; label: string; onDone: (source: string) => void }) {
  const w = useWords();
  if (!isCroppable(source)) return null;
  return (
    <DialogTrigger>
      <Button className={button} aria-label={`${label}: ${w.controls.crop.open}`}>
        {w.controls.crop.open}
      </Button>
      <DialogFrame title={w.controls.crop.open}>
        {(close) => (
          <Cropper
            source={source}
            onDone={(made) => {
              onDone(made);
              close();
            }}
          />
        )}
      </DialogFrame>
    </DialogTrigger>
  );
}
