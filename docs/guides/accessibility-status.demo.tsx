import { useState } from 'react';
import { Block, Button } from 'bulmatic';

export default function AccessibilityStatus() {
  const [saving, setSaving] = useState(false);
  const [status, setStatus] = useState('');

  function save() {
    setSaving(true);
    setStatus('Saving.');
    setTimeout(() => {
      setSaving(false);
      setStatus('Saved. You may close the page.');
    }, 2000);
  }

  return (
    <>
      <Button color="link" loading={saving} onClick={save}>
        Save
      </Button>
      <Block as="p" role="status" mt={3}>
        {status}
      </Block>
    </>
  );
}
