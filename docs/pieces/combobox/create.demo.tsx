import { useState } from 'react';
import { Field } from 'bulmatic';
import { Combobox, type Option } from './Combobox';

export default function CreateDemo() {
  const [projects, setProjects] = useState<readonly Option[]>([
    { id: 'garden', name: 'Garden' },
    { id: 'kitchen', name: 'Kitchen' },
  ]);

  function create(name: string) {
    const project = { id: name.toLowerCase(), name };
    setProjects([...projects, project]);
    return project;
  }

  return (
    <Field>
      <Field.Label>Project</Field.Label>
      <Combobox options={projects} onCreate={create} />
      <Field.Help>Type a new name to create a project.</Field.Help>
    </Field>
  );
}
