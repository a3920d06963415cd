import { useState } from 'react';
import { Block, Field } from 'bulmatic';
import { Switch } from './Switch';

export default function BasicDemo() {
  const [news, setNews] = useState(true);

  return (
    <>
      <Field>
        <Switch
          value={news}
          onValueChange={setNews}
          help="An email on the first Monday of each month."
        >
          New books
        </Switch>
      </Field>
      <Field disabled>
        <Switch help="Add your phone number first.">Text messages</Switch>
      </Field>
      <Block role="status">
        {news ? 'You get our news.' : 'You get no news.'}
      </Block>
    </>
  );
}
