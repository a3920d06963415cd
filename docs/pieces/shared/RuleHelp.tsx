'use client';

import { useContext } from 'react';
import { useBulmaClasses } from 'bulmatic';
import { FieldError, FieldErrorContext } from 'react-aria-components';

/** Tells the user which limit of a React Aria control the value breaks, in the language of the locale. */
export function RuleHelp() {
  const rules = useContext(FieldErrorContext)?.validationErrors ?? [];
  const props = useBulmaClasses({}, 'help is-danger');
  return rules.length > 0 && <FieldError {...props} />;
}
