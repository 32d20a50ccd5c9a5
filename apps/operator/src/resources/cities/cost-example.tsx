// The delivery cost for customers, with the form's current values.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { rupees } from '../../ui/format.ts';
import { deliveryExamples } from './delivery-example.ts';

export function CostExample() {
  const titleId = useId();
  const values = useWatch({ name: ['delivery_base', 'free_km', 'per_km', 'radius_km'] });
  const [baseRupees, freeKm, perKmRupees, radiusKm] = values;
  const isKnown = values.every((value) => typeof value === 'number' && value >= 0) && radiusKm > 0;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover' }}
    >
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 1 }}>
        What customers pay for delivery
      </Typography>
      {!isKnown && <Typography color="textSecondary">Enter the radius and the costs.</Typography>}
      {isKnown && (
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto auto', maxWidth: '16rem', rowGap: 0.5 }}
        >
          {deliveryExamples({ baseRupees, freeKm, perKmRupees }, radiusKm).map(
            ({ distanceKm, costRupees }) => (
              <Box key={distanceKm} sx={{ display: 'contents', fontVariantNumeric: 'tabular-nums' }}>
                <dt>{`${distanceKm} km`}</dt>
                <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
                  {rupees(costRupees)}
                </Box>
              </Box>
            ),
          )}
        </Box>
      )}
    </Box>
  );
}
