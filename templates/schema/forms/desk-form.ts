/** Field of a form that is sent to the desk of its site: what is checked, and the words for the visitor. */
export interface DeskField {
  type:
    | 'text'
    | 'email'
    | 'tel'
    | 'number'
    | 'date'
    | 'time'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'consent'
    | 'textarea'
    | 'file'
    | 'hidden'
    | 'honeypot';
  name: string;
  /** Name of the field as visitors see it; for consent, the sentence with its marks. Empty if they do not see the field. */
  label: string;
  isRequired?: true;
  minLength?: number;
  maxLength?: number;
  /** Key of `formats` of the form block. */
  format?: string;
  /** Limits of a number; first and last day or time. */
  min?: number | string;
  max?: number | string;
  /** First and last day or time as visitors read them. */
  shownMin?: string;
  shownMax?: string;
  step?: number;
  options?: { label: string; value: string }[];
  /** Sent with consent, or in a hidden field. */
  value?: string;
  /** Keys of `accepted` of the form block; absent: all kinds. */
  accept?: string[];
  isSeveral?: true;
  /** In megabytes. */
  largest?: number;
}

/** Form that is sent to the desk of its site. */
export interface DeskForm {
  /** Shown in the list of what was received. */
  heading: string;
  fields: DeskField[];
  submit: string;
  /** Where the link of the acknowledgement leads; absent: the page of the form. */
  next?: string;
  /** It asks about the page that it is on. */
  isFeedback?: true;
}
