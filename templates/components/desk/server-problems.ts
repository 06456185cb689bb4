/** Problem of a field that the desk found. */
export interface ServerProblem {
  /** Name of the field. */
  name: string;
  text: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Shows problems that the desk found in the same way as those that the page finds. */
export interface ServerProblems {
  /** @returns whether the page shows them: it has no own message for some fields, and forms without validation have none */
  place: (problems: readonly ServerProblem[]) => boolean;
  /** Whether a submission only serves to show problems. */
  isPlacing: () => boolean;
}

/** @param island element around the form */
export function createServerProblems(island: HTMLElement, form: HTMLFormElement): ServerProblems {
  const controlsOf = (name: string) =>
    [...island.querySelectorAll<Control>('input, select, textarea')].filter((control) => control.name === name);
  let isPlacing = false;
  // Before the validation of the page looks at the field.
  island.addEventListener('input', ({ target }) => (target as Control).setCustomValidity(''), { capture: true });
  return {
    isPlacing: () => isPlacing,
    place: (problems) => {
      const placed = problems.flatMap(({ name, text }) =>
        controlsOf(name)
          .slice(0, 1)
          .map((control) => ({ control, text })),
      );
      for (const { control, text } of placed) control.setCustomValidity(text);
      isPlacing = true;
      HTMLFormElement.prototype.requestSubmit.call(form);
      isPlacing = false;
      return placed.length > 0 && placed.some(({ control }) => control.getAttribute('aria-invalid') === 'true');
    },
  };
}
