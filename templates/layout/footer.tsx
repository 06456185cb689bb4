import type { ComponentType } from 'react';
import { useThemeOptions } from '../model/page/render-context.tsx';
import type { ThemeOptions } from '../theme/theme-options.ts';
import { ContactCard } from './contacts/card.tsx';
import { PrintedContacts } from './contacts/printed.tsx';
import { ContactStrip } from './contacts/strip.tsx';
import { FieldFooter } from './footers/field.tsx';
import { PaperFooter } from './footers/paper.tsx';
import { QuietFooter } from './footers/quiet.tsx';
import { StatementFooter } from './footers/statement.tsx';
import { LoadingStatus } from './loading-status.tsx';

const forms: Record<ThemeOptions['footer'], ComponentType> = {
  field: FieldFooter,
  quiet: QuietFooter,
  paper: PaperFooter,
  statement: StatementFooter,
};

/** Contact details between the content and the footer; a form shows them itself if the theme sets them there. */
const contactsAbove: Partial<Record<ThemeOptions['contacts'], ComponentType>> = {
  strip: ContactStrip,
  card: ContactCard,
  none: PrintedContacts,
};

/** Footer and contact details, in the forms that the theme sets. */
export function Footer() {
  const { footer, contacts } = useThemeOptions();
  const Form = forms[footer];
  const Contacts = contactsAbove[contacts];
  return (
    <>
      <footer>
        {Contacts && <Contacts />}
        <Form />
      </footer>
      <LoadingStatus />
    </>
  );
}
