import { useEffect, type RefObject } from 'react';

interface Handlers {
  /** Called when the form is reset, which doesn’t change the state of React. */
  onReset: () => void;
  /** Called when the form is submitted, before the handler of the app. */
  onSubmit?: () => void;
}

/** Calls the handlers of a control when the form around it is reset or submitted. */
export function useFormEvents(
  control: RefObject<HTMLInputElement | null>,
  { onReset, onSubmit }: Handlers,
) {
  // After every render, because the handlers use the latest state.
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
