import { useState } from 'react';
import { Block, Box, Field } from 'bulmatic';
import { Switch } from './Switch';

/** Replace this with a request to your server. Returns what is wrong. */
async function save(on: boolean) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return on ? 'Your plan has no weekly report.' : '';
}

export default function SettingsDemo() {
  const [report, setReport] = useState(false);
  const [error, setError] = useState('');

  /** The switch changes at once, and changes back if the server refuses. */
  async function change(on: boolean) {
    setReport(on);
    const problem = await save(on);
    setError(problem);
    if (problem) setReport(false);
  }

  return (
    <Box>
      <Block>
        <Switch atEnd defaultValue help="When someone answers you.">
          Replies
        </Switch>
      </Block>
      <Field>
        <Switch
          atEnd
          value={report}
          onValueChange={(on) => void change(on)}
          help="Each Monday at 8 am."
        >
          Weekly report
        </Switch>
        {error && <Field.Help error>{error}</Field.Help>}
      </Field>
    </Box>
  );
}
