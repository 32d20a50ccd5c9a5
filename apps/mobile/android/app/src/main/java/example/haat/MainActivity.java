package example.haat;

import android.os.Bundle;
import androidx.core.content.ContextCompat;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    public void onCreate(Bundle savedInstanceState) {
        registerPlugin(SmsCodePlugin.class);
        super.onCreate(savedInstanceState);
        // No white flash before the first page, also in the dark theme.
        getBridge().getWebView().setBackgroundColor(ContextCompat.getColor(this, R.color.ground));
    }
}
