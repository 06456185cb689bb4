import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { button, row } from '../../../../editor/app/style/controls.ts';
import type { LinkAnswer } from '../../../model/protocol.ts';
import { LinkOnce } from '../../parts/link-once.tsx';
import { useWords } from '../../words/words.tsx';

interface NewLinkProps {
  link: LinkAnswer;
  /** Sentence about what was done. */
  done: string;
  onClose: () => void;
}

/** Last step of an invitation or a recovery: its link. */
export function NewLink({ link, done, onClose }: NewLinkProps) {
  const { people: w, close } = useWords();
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <>
      <p ref={result} tabIndex={-1}>
        {done} {link.isMailed ? w.mailed : ''}
      </p>
      <LinkOnce link={link} />
      <p>{w.handOver}</p>
      <div className={row}>
        <Button className={button} onPress={onClose}>
          {close}
        </Button>
      </div>
    </>
  );
}
