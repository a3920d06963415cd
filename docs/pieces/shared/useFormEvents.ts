import { useEffect, type RefObject } from 'react';

interface Handlers {
  /** Called when the form is reset, which React doesn’t tell the controls that keep their value in a state. */
  onReset: () => void;
  /** Called before the app hears that the form is submitted. */
  onSubmit?: () => void;
}

/** What a control does when the form around it is reset or submitted. */
export function useFormEvents(
  control: RefObject<HTMLInputElement | null>,
  { onReset, onSubmit }: Handlers,
) {
  // After each rendering, because the handlers belong to what is shown.
  useEffect(() => {
    const form = control.current?.form;
    if (!form) return;
    const submit = () => onSubmit?.();
    form.addEventListener('reset', onReset);
    form.addEventListener('submit', submit, { capture: true });
    return () => {
      form.removeEventListener('reset', onReset);
      form.removeEventListener('submit', submit, { capture: true });
    };
  });
}
