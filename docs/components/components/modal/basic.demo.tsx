import { useState } from 'react';
import { Box, Button, Modal } from 'bulmatic';

export default function ModalBasic() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button color="link" onClick={() => setOpen(true)}>
        Opening hours
      </Button>
      <Modal open={open} onOpenChange={setOpen} aria-label="Opening hours">
        <Modal.Background />
        <Modal.Content>
          <Box>
            <p>Tuesday to Friday: 10 am to 6 pm</p>
            <p>Saturday: 9 am to 1 pm</p>
          </Box>
        </Modal.Content>
        <Modal.Close size="large" />
      </Modal>
    </>
  );
}
