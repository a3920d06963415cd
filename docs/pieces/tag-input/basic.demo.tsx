import { useState } from 'react';
import { Field } from 'bulmatic';
import { TagInput } from './TagInput';

export default function BasicDemo() {
  const [topics, setTopics] = useState<readonly string[]>([
    'travel',
    'rivers',
  ]);

  return (
    <Field>
      <Field.Label>Topics</Field.Label>
      <TagInput value={topics} onValueChange={setTopics} />
      <Field.Help>
        Press Enter or type a comma after each topic. You have{' '}
        {topics.length}.
      </Field.Help>
    </Field>
  );
}
