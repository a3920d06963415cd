import type { DragEvent, Ref } from 'react';
import styles from './styles.module.css?lazy';

export interface CodeFieldProps {
  id: string;
  ref: Ref<HTMLTextAreaElement>;
  placeholder: string;
  code: string;
  onChange: (code: string) => void;
  /** Called with what is in a file that the user drops here. */
  onReplace: (code: string) => void;
}

/** A field for code, as its user writes it. */
export default function CodeField({ code, onChange, onReplace, ...others }: CodeFieldProps) {
  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    // Browsers would leave the page and show the file.
    event.preventDefault();
    file.text().then(onReplace, () => {
      // It is a folder.
    });
  }

  return (
    <textarea
      {...others}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      className={styles.code}
      value={code}
      onChange={({ target }) => onChange(target.value)}
      onDrop={drop}
    />
  );
}
