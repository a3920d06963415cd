import { useState } from 'react';
import { Box, Button, Buttons, Modal } from 'bulmatic';

export default function DeleteAlbum() {
  const [open, setOpen] = useState(false);
  const [deleted, setDeleted] = useState(false);

  function deleteAlbum() {
    setDeleted(true);
    setOpen(false);
  }

  return (
    <>
      <Button color="danger" onClick={() => setOpen(true)}>
        Delete album
      </Button>
      <p role="status">{deleted && 'Album deleted.'}</p>
      <Modal open={open} onOpenChange={setOpen} aria-label="Delete this album?">
        <Modal.Background />
        <Modal.Content>
          <Box>
            <p>Delete this album? All pictures in it are lost.</p>
            <Buttons mt={4}>
              <Button color="danger" onClick={deleteAlbum}>
                Delete
              </Button>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
            </Buttons>
          </Box>
        </Modal.Content>
      </Modal>
    </>
  );
}
