import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { button } from '../../../editor/app/style/controls.ts';
import { Question } from './question.tsx';

interface DangerButtonProps {
  children: ReactNode;
  /** Title and text of the question, and the name of its button. */
  title: string;
  words: string;
  confirm: string;
  onConfirm: () => Promise<void>;
}

/** Button that takes something away after a question. */
export function DangerButton({ children, ...question }: DangerButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button className={button} onPress={() => setAsking(true)}>
        {children}
      </Button>
      <Question {...question} isDanger isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
