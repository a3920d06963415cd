import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import {
  Block,
  Box,
  Button,
  Buttons,
  Cell,
  Container,
  Grid,
  Icon,
  Image,
  Modal,
  Section,
  Subtitle,
  Title,
} from 'bulmatic';

interface Picture {
  text: string;
  sky: string;
  land: string;
  /** The outline of what the picture shows, 160 wide and 120 high. */
  shape: string;
}

const PICTURES: Picture[] = [
  {
    text: 'A lighthouse on a cliff in the evening',
    sky: '#f9c784',
    land: '#30475e',
    shape:
      'M92 34h16v-8h-2l-6-8-6 8h-2zm0 2h16l4 52H88zM0 98l70-12h90v34H0z',
  },
  {
    text: 'Two sailboats on a calm sea',
    sky: '#bfe3f2',
    land: '#1f5673',
    shape:
      'M60 30v50H34zm4 6v44h22zM30 84h62l-8 10H38zm86-32v32H98zm2 4v28h14zM96 87h40l-4 5h-32zM0 100h160v20H0z',
  },
  {
    text: 'Three mountains behind a bay',
    sky: '#f3d5e0',
    land: '#5c4b75',
    shape: 'M0 104l40-58 22 30 30-48 34 52 12-16 22 34v22H0z',
  },
  {
    text: 'A stone bridge with three arches',
    sky: '#d8ecd5',
    land: '#4a5d43',
    shape:
      'M0 50h160v58h-12c0-40-36-40-36 0H98c0-40-36-40-36 0H48c0-40-36-40-36 0H0zm0 62h160v8H0z',
  },
  {
    text: 'Four fir trees in the snow',
    sky: '#dfe9f3',
    land: '#2f5d50',
    shape:
      'M34 30l22 66H12zm38 18 16 48H56zm32-28 24 76H80zm36 26 16 50h-34zM0 96h160v24H0z',
  },
  {
    text: 'A row of houses with pointed roofs at the water',
    sky: '#fbe7c6',
    land: '#a4443a',
    shape:
      'M8 96V54l16-16 16 16v42h4V44l18-18 18 18v52h4V58l14-14 14 14v38h4V48l18-18 18 18v48h8v24H0V96z',
  },
];

const drawing = ({ sky, land, shape }: Picture) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120">
      <path fill="${sky}" d="M0 0h160v120H0z"/>
      <circle cx="36" cy="30" r="12" fill="#fff" opacity=".8"/>
      <path fill="${land}" d="${shape}"/>
    </svg>`,
  )}`;

interface StepButtonProps {
  label: string;
  /** The path of the arrow. */
  arrow: string;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}

function StepButton({ label, arrow, ref, onClick }: StepButtonProps) {
  return (
    <Button ref={ref} aria-label={label} onClick={onClick}>
      <Icon>
        <svg
          viewBox="0 0 16 16"
          width="1em"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d={arrow} />
        </svg>
      </Icon>
    </Button>
  );
}

interface ThumbnailProps {
  picture: Picture;
  onClick: () => void;
}

function Thumbnail({ picture, onClick }: ThumbnailProps) {
  return (
    <Block
      as="button"
      type="button"
      aria-haspopup="dialog"
      display="block"
      p={0}
      radius="large"
      clipped
      clickable
      style={{ width: '100%', border: 0 }}
      onClick={onClick}
    >
      <Image
        as="span"
        ratio="4by3"
        src={drawing(picture)}
        alt={picture.text}
      />
    </Block>
  );
}

interface ViewerProps {
  picture: Picture;
  index: number;
  open: boolean;
  onIndexChange: (index: number) => void;
  onOpenChange: (open: boolean) => void;
}

function Viewer(props: ViewerProps) {
  const { picture, index, open, onIndexChange, onOpenChange } = props;
  const next = useRef<HTMLButtonElement>(null);

  /** Moves to another picture, and from the last one to the first. */
  function step(by: number) {
    onIndexChange((index + by + PICTURES.length) % PICTURES.length);
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  }

  return (
    <Modal
      aria-label="Pictures"
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={next}
      onKeyDown={onKeyDown}
    >
      <Modal.Background />
      <Modal.Content>
        <Box p={0} clipped>
          <Image as="div" ratio="4by3" src={drawing(picture)} alt="" />
          <Block
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            gap={2}
            p={4}
          >
            <p role="status">
              {picture.text}, {index + 1} of {PICTURES.length}
            </p>
            <Buttons flexWrap="nowrap">
              <StepButton
                label="Previous picture"
                arrow="m10 2-6 6 6 6"
                onClick={() => step(-1)}
              />
              <StepButton
                ref={next}
                label="Next picture"
                arrow="m6 2 6 6-6 6"
                onClick={() => step(1)}
              />
            </Buttons>
          </Block>
        </Box>
      </Modal.Content>
      <Modal.Close size="large" />
    </Modal>
  );
}

export default function ImageGallery() {
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const picture = PICTURES[index];

  function show(at: number) {
    setIndex(at);
    setOpen(true);
  }

  return (
    <Section as="main">
      <Container>
        <Title as="h1" mb={2}>
          A year on the coast
        </Title>
        <Subtitle>Click a picture to see it large.</Subtitle>
        <Grid.Fixed cols={{ mobile: 2, tablet: 3 }}>
          <Grid as="ul" gap={2}>
            {PICTURES.map((picture, at) => (
              <Cell as="li" key={picture.text}>
                <Thumbnail picture={picture} onClick={() => show(at)} />
              </Cell>
            ))}
          </Grid>
        </Grid.Fixed>
      </Container>
      {picture && (
        <Viewer
          picture={picture}
          index={index}
          open={isOpen}
          onIndexChange={setIndex}
          onOpenChange={setOpen}
        />
      )}
    </Section>
  );
}
