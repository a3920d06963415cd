import type { Ref } from 'react';
import styles from './styles.module.css?lazy';

export interface CodeFieldProps {
  id: string;
  ref: Ref<HTMLTextAreaElement>;
  placeholder: string;
  code: string;
  onChange: (code: string) => void;
}

/** A field for code, as its user writes it. */
export default function CodeField({ code, onChange, ...others }: CodeFieldProps) {
  return (
    <textarea
      {...others}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      className={styles.code}
      value={code}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
