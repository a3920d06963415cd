import { Box } from 'bulmatic';
import { Carousel } from './Carousel';

const WORDS = [
  '“We were back before the rain.” Ada',
  '“The dog liked it too.” Finn',
  '“Bring more bread than you think.” Emma',
];

export default function IntervalDemo() {
  return (
    <Carousel label="What guests say" interval={5000}>
      {WORDS.map((word) => (
        <Box key={word} textAlign="centered" shadowless>
          {word}
        </Box>
      ))}
    </Carousel>
  );
}
