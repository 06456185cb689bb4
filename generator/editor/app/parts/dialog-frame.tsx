import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components';
import type { RecipeId } from '../../../core/diagnostics/messages/recipes.ts';
import { dialog, dialogHead, modal, overlay } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { GuideLink } from './guide-link.tsx';
import { IconButton } from './icon-button.tsx';

interface DialogFrameProps extends Pick<ModalOverlayProps, 'isOpen' | 'onOpenChange' | 'isDismissable'> {
  title: string;
  isNarrow?: boolean;
  /** Guide page linked from the dialog. */
  recipe?: RecipeId | undefined;
  children: (close: () => void) => ReactNode;
}

/** Modal dialog with a title and a close button. Opened by its trigger unless `isOpen` is given. */
export function DialogFrame({ title, isNarrow = false, recipe, children, ...opening }: DialogFrameProps) {
  const w = useWords();
  return (
    <ModalOverlay className={overlay} isDismissable {...opening}>
      <Modal className={modal} data-narrow={isNarrow ? '' : undefined}>
        <Dialog className={dialog}>
          {({ close }) => (
            <>
              <div className={dialogHead}>
                <Heading slot="title">{title}</Heading>
                <div>
                  {recipe ? <GuideLink recipe={recipe} about={title} /> : null}
                  <IconButton label={w.close} drawing="close" onPress={close} />
                </div>
              </div>
              {children(close)}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
