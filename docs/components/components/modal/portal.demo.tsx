import { useState } from 'react';
import { Box, Button, Content, Modal } from 'bulmatic';

const SONGS = Array.from({ length: 60 }, (_, n) => n + 1);

export default function ModalPortal() {
  const [open, setOpen] = useState(false);
  return (
    <Box style={{ contain: 'layout' }}>
      <Button onClick={() => setOpen(true)}>The songbook</Button>
      {open && (
        <Modal open portal onOpenChange={setOpen}>
          <Modal.Background />
          <Modal.Card>
            <Modal.CardHead>
              <Modal.CardTitle as="h2">The songbook</Modal.CardTitle>
              <Modal.Delete size="medium" />
            </Modal.CardHead>
            <Modal.CardBody tabIndex={0} aria-label="Songs">
              <Content>
                <ol>
                  {SONGS.map((song) => (
                    <li key={song}>Song {song}</li>
                  ))}
                </ol>
              </Content>
            </Modal.CardBody>
            <Modal.CardFoot>
              <Button color="primary" onClick={() => setOpen(false)}>
                Done
              </Button>
            </Modal.CardFoot>
          </Modal.Card>
        </Modal>
      )}
    </Box>
  );
}
