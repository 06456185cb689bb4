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

/** Shapes that are asked for most: width by height. */
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

/** What is proposed for a shape: as much as fits. */
function proposed(shape: string, { width, height }: Size): PercentCrop {
  const aspect = aspectOf(shape);
  if (aspect === undefined) return { ...whole, x: 10, y: 10, width: 80, height: 80 };
  const isWider = aspect > width / height;
  const side = isWider ? { unit: '%' as const, width: 100 } : { unit: '%' as const, height: 100 };
  return centerCrop(makeAspectCrop(side, aspect, width, height), width, height);
}

function useCrop(source: string, onDone: (source: string) => void) {
  const w = useWords();
  const { api } = useEditor();
  const [state, setState] = useState({ isBusy: false, reason: '' });
  const send = async ({ x, y, width, height }: PercentCrop) => {
    setState({ isBusy: true, reason: '' });
    try {
      const asked = { source, left: x / 100, top: y / 100, width: width / 100, height: height / 100 };
      const result = await api.crop(asked);
      setState({ isBusy: false, reason: result.state === 'refused' ? result.reason : '' });
      if (result.state !== 'refused') onDone(result.file.source);
    } catch {
      setState({ isBusy: false, reason: w.controls.crop.failed });
    }
  };
  return { ...state, send };
}

function Cropper({ source, onDone }: { source: string; onDone: (source: string) => void }) {
  const { crop: w } = useWords().controls;
  const { base } = useEditor();
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [shape, setShape] = useState<string>('free');
  const [area, setArea] = useState<PercentCrop>(whole);
  const { isBusy, reason, send } = useCrop(source, onDone);
  const take = (next: string, of: Size = size) => {
    setShape(next);
    setArea(proposed(next, of));
  };
  const pixels = (share: number, side: number) => Math.round((share / 100) * side);
  const ends = ['ne', 'nw', 'se', 'sw', 'n', 'e', 's', 'w'] as const;
  return (
    <div className={parts}>
      <p>{w.about}</p>
      <Segments
        label={w.shape}
        options={shapes.map((id) => ({
          id,
          words: id === 'free' ? w.free : id === '1:1' ? w.square : <bdi dir="ltr">{id}</bdi>,
        }))}
        value={shape}
        onChange={take}
      />
      <ReactCrop
        className={picture}
        crop={area}
        aspect={aspectOf(shape)}
        minWidth={16}
        minHeight={16}
        keepSelection
        ruleOfThirds
        onChange={(_, percent) => setArea(percent)}
        ariaLabels={{
          cropArea: w.area,
          ...(Object.fromEntries(ends.map((end) => [`${end}DragHandle`, w.edge])) as Record<
            `${(typeof ends)[number]}DragHandle`,
            string
          >),
        }}
      >
        <img
          src={`${base}_edit/asset/${encodeURI(source)}?size=whole`}
          alt=""
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setSize({ width, height });
            take('free', { width, height });
          }}
        />
      </ReactCrop>
      <p role="status">{fill(w.size, { width: pixels(area.width, size.width), height: pixels(area.height, size.height) })}</p>
      <p role="alert">{reason}</p>
      <div className={row}>
        <Button className={button} data-main isDisabled={isBusy || size.width === 0} onPress={() => send(area)}>
          {w.keep}
        </Button>
      </div>
    </div>
  );
}

/** Whether a picture has pixels that can be cut. */
const isCroppable = (source: string) => /\.(?:png|jpe?g|webp|avif)$/i.test(source);

/** Cuts a new picture out of one. */
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
