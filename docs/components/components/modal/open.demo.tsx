import { Button, Modal } from 'bulmatic';

/** A closed modal, shown inline: it isn't a dialog and doesn't affect the page. */
export default function ModalOpen() {
  return (
    <Modal
      role="group"
      aria-label="An open modal"
      aria-modal={undefined}
      display="flex"
      justifyContent="center"
      position="relative"
      p={3}
    >
      <Modal.Background />
      <Modal.Card m={0} style={{ width: '20rem' }}>
        <Modal.CardHead p={3}>
          <Modal.CardTitle textSize={6}>Leave the choir?</Modal.CardTitle>
        </Modal.CardHead>
        <Modal.CardFoot p={3}>
          <Button size="small" color="danger" mr={2}>
            Leave
          </Button>
          <Button size="small">Stay</Button>
        </Modal.CardFoot>
      </Modal.Card>
    </Modal>
  );
}
