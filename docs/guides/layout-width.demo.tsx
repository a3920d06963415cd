import { useState } from 'react';
import { Box, Button, Cell, Column, Columns, Grid } from 'bulmatic';

const STEPS = ['Knead', 'Rest', 'Bake'];

export default function GuideLayoutWidth() {
  const [narrow, setNarrow] = useState(true);
  return (
    <>
      <Button
        mb={4}
        aria-pressed={narrow}
        onClick={() => setNarrow(!narrow)}
      >
        Narrow
      </Button>
      <div style={{ maxWidth: narrow ? '17rem' : 'none' }}>
        <p>Columns follow the width of the window:</p>
        <Columns>
          {STEPS.map((step) => (
            <Column key={step}>
              <Box p={2} backgroundColor="link-soft">
                {step}
              </Box>
            </Column>
          ))}
        </Columns>
        <p>A grid follows its own width:</p>
        <Grid mt={3}>
          {STEPS.map((step) => (
            <Cell key={step}>
              <Box p={2} backgroundColor="link-soft">
                {step}
              </Box>
            </Cell>
          ))}
        </Grid>
      </div>
    </>
  );
}
